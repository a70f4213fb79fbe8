import { endpoint } from './endpoint.ts';

/** Calls of whoever registers, logs in or looks after an account. See `endpoints.ts`. */

// registration.ts
export const registerRestaurant = endpoint('POST', '/shop/enterprise', 'public', 'general');
export const listOpenTowns = endpoint('GET', '/shop/enterprise/ciudades', 'public', 'general');

// passwords.ts
export const changeDinerPassword = endpoint(
  'POST',
  '/client/cuenta/clave',
  'change-diner-account',
  'general',
);
export const confirmEmail = endpoint('POST', '/auth/confirmar-correo', 'public', 'general');
export const forgotStaffPassword = endpoint('POST', '/auth/forgot-password', 'public', 'general');
export const resetStaffPassword = endpoint('POST', '/auth/reset-password', 'public', 'general');
export const forgotDinerPassword = endpoint(
  'POST',
  '/auth/forgot-password-comensales',
  'public',
  'general',
);
export const resetDinerPassword = endpoint(
  'POST',
  '/auth/reset-password-comensales',
  'public',
  'general',
);

// staff.ts
export const createStaff = endpoint('POST', '/shop/usuarios', 'public', 'general');
export const findStaffByUsername = endpoint(
  'GET',
  '/shop/usuarios/byNombreusuario/:nombreusuario',
  'public',
  'general',
);
export const findStaffByEmail = endpoint(
  'GET',
  '/shop/usuarios/byEmail/:mail',
  'public',
  'general',
);

// team.ts
export const readInvitation = endpoint('POST', '/auth/invitacion/consulta', 'public', 'general');
export const acceptInvitation = endpoint('POST', '/auth/invitacion', 'public', 'general');

// diners.ts
export const registerDiner = endpoint('POST', '/client/clientes', 'public', 'general');
export const logInDiner = endpoint('POST', '/client/login', 'public', 'login');
export const readDiner = endpoint('GET', '/client/cuenta', 'change-diner-account', 'general');
export const changeDiner = endpoint('PUT', '/client/cuenta', 'change-diner-account', 'general');
export const downloadDiner = endpoint(
  'GET',
  '/client/cuenta/datos',
  'change-diner-account',
  'general',
);
export const deleteDiner = endpoint(
  'POST',
  '/client/cuenta/baja',
  'change-diner-account',
  'general',
);

// own-sessions.ts
export const listDinerSessions = endpoint(
  'GET',
  '/client/sesiones',
  'change-diner-account',
  'general',
);
export const endDinerSessions = endpoint(
  'POST',
  '/client/sesiones/fin',
  'change-diner-account',
  'general',
);
