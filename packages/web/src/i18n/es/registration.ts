import { PUBLIC_PAGES } from './public-pages.ts';

export const DINER_REGISTRATION_MESSAGES = {
  id: 'DINER_REGISTRATION_MESSAGES',
  pageTitle: PUBLIC_PAGES.registerDiner.title,
  title: 'Crear cuenta',
  text: 'Para guardar tus pedidos y entrar en cualquier mesa con tu nombre. Para pedir no hace falta.',
  name: 'Nombre',
  submit: 'Crear cuenta',
  pending: 'Registrando Cliente...',
  logIn: 'Ya tengo cuenta',
} as const;
