import type * as spanish from '../es/registration.ts';
import type { Messages } from '../messages.ts';

export const DINER_REGISTRATION_MESSAGES: Messages<typeof spanish.DINER_REGISTRATION_MESSAGES> = {
  pageTitle: 'Crear un compte · Simplato',
  title: 'Crear un compte',
  text: 'Per desar les teves comandes i entrar a qualsevol taula amb el teu nom. Per demanar no cal.',
  name: 'Nom',
  submit: 'Crear un compte',
  pending: 'S’està creant el teu compte…',
  logIn: 'Ja tinc un compte',
};
