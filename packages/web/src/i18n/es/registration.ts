export const DINER_REGISTRATION_MESSAGES = {
  id: 'DINER_REGISTRATION_MESSAGES',
  pageTitle: 'Crear cuenta · Simplato',
  title: 'Crear cuenta',
  text: 'Para guardar tus pedidos y entrar en cualquier mesa con tu nombre. Para pedir no hace falta.',
  name: 'Nombre',
  submit: 'Crear cuenta',
  pending: 'Registrando Cliente...',
  logIn: 'Ya tengo cuenta',
} as const;
