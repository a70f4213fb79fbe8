import { endpoint } from './endpoint.ts';

/**
 * Every call of the API by its method, path, who may make it and the id that ContentCheck carries:
 * all that the browser needs to make one. Calls for staff alone are in `staff-endpoints.ts`, so that
 * no diner's first page downloads them. The schemas are in the file of each resource, and
 * `all-endpoints.ts` fails to compile if a call has none.
 */

// tables.ts
export const enterTable = endpoint('POST', '/client/mesa', 'public', 'general');

// sessions.ts
export const logInStaff = endpoint('POST', '/shop/login', 'public', 'login');
export const signOut = endpoint('POST', '/auth/logout', 'public', 'general');

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

// restaurants.ts
export const readRestaurant = endpoint('GET', '/shop/enterprise/byId', 'read-restaurant');

// categories.ts
export const listCategories = endpoint('GET', '/shop/categorias/byIdenterprise', 'read-menu');
export const readCategory = endpoint('GET', '/shop/categorias/byId/:id', 'read-menu');

// products.ts
export const listProducts = endpoint('GET', '/shop/productos/byIdenterprise', 'read-menu');
export const readProduct = endpoint('GET', '/shop/productos/byId/:id', 'read-menu');
export const listMenuRelations = endpoint(
  'GET',
  '/shop/relacioncategoriasproductos/byIdenterprise',
  'read-menu',
);

// photos.ts
export const readPhoto = endpoint('GET', '/fotos/:restaurante/:hash/:ancho.webp', 'public', 'none');

// accents.ts
export const readAccent = endpoint('GET', '/acento/:color.css', 'public', 'none');

// orders.ts
export const placeOrder = endpoint('POST', '/shop/orders', 'place-order');
export const listOwnOrders = endpoint('GET', '/client/orders', 'read-own-orders');

// promises.ts
export const readWaits = endpoint('GET', '/client/espera', 'place-order');

// tabs.ts
export const readPlace = endpoint('GET', '/client/mesa', 'share-tab');
export const joinTab = endpoint('POST', '/client/mesa/cuenta/unirse', 'share-tab');
export const readOwnTab = endpoint('GET', '/client/mesa/cuenta', 'share-tab');
export const nameMember = endpoint('PUT', '/client/mesa/cuenta/nombre', 'share-tab');
export const changeBasket = endpoint('PUT', '/client/mesa/cuenta/cesta', 'share-tab');
export const tellTable = endpoint('PUT', '/client/mesa/cuenta/evita', 'share-tab');
export const placeRound = endpoint('POST', '/client/mesa/cuenta/ronda', 'share-tab');
export const fireOwnCourse = endpoint('POST', '/client/mesa/cuenta/marchar', 'share-tab');
export const letIn = endpoint('POST', '/client/mesa/cuenta/admitir', 'share-tab');

// calls.ts
export const callWaiter = endpoint('POST', '/client/llamadas', 'share-tab');
export const endOwnCall = endpoint('DELETE', '/client/llamadas/:id', 'share-tab');
export const askForBill = endpoint('POST', '/client/mesa/cuenta/pedir', 'share-tab');

// weighing.ts
export const acceptWeight = endpoint(
  'POST',
  '/client/orders/:id/lineas/:linea/aceptar',
  'share-tab',
);

// tab-payments.ts
export const startTabPayment = endpoint('POST', '/client/mesa/cuenta/pagos', 'pay-tab');
export const giveBackTabPayment = endpoint('DELETE', '/client/mesa/cuenta/pagos/:id', 'pay-tab');
export const checkTabPayment = endpoint(
  'POST',
  '/client/mesa/cuenta/pagos/:id/comprobar',
  'pay-tab',
);
export const askForRelease = endpoint('POST', '/client/mesa/cuenta/pagos/:id/soltar', 'pay-tab');

// order-streams.ts
export const streamOwnOrders = endpoint('GET', '/client/orders/stream', 'read-own-orders', 'none');

// mailer.ts
export const sendEmail = endpoint('POST', '/mailer/send-email', 'mail-own-order', 'general');

// payments.ts
export const createCheckout = endpoint('POST', '/stripe/create-checkout-session', 'pay-order');
export const checkPayment = endpoint('POST', '/client/orders/:id/comprobar-pago', 'pay-order');
export const payAtTable = endpoint('POST', '/client/orders/:id/pagar-en-mesa', 'pay-order');
export const dropOrder = endpoint('POST', '/client/orders/:id/descartar', 'pay-order');
export const receivePaymentEvent = endpoint('POST', '/stripe/webhook', 'public', 'none');

// receipts.ts
export const printOwnReceipt = endpoint('GET', '/client/orders/:id/recibo', 'read-own-orders');
export const listOwnInvoices = endpoint('GET', '/client/mesa/cuenta/pagos/:id/facturas', 'pay-tab');
export const printOwnInvoice = endpoint(
  'GET',
  '/client/mesa/cuenta/pagos/:id/facturas/:idfactura/pdf',
  'pay-tab',
);
export const askForInvoice = endpoint('POST', '/client/mesa/cuenta/pagos/:id/factura', 'pay-tab');
export const readShare = endpoint('GET', '/client/mesa/cuenta/pagos/:id', 'pay-tab');
export const printShareReceipt = endpoint('GET', '/client/mesa/cuenta/pagos/:id/recibo', 'pay-tab');
export const mailShareReceipt = endpoint(
  'POST',
  '/client/mesa/cuenta/pagos/:id/recibo',
  'mail-own-order',
);

// health.ts
export const readHealth = endpoint('GET', '/health', 'public', 'none');
export const readReadiness = endpoint('GET', '/ready', 'public', 'none');
