import type * as spanish from '../es/registration.ts';
import type { Messages } from '../messages.ts';

export const DINER_REGISTRATION_MESSAGES: Messages<typeof spanish.DINER_REGISTRATION_MESSAGES> = {
  pageTitle: 'Créer un compte · Simplato',
  title: 'Créer un compte',
  text: 'Pour garder tes commandes et t’asseoir à n’importe quelle table sous ton nom. Pour commander, pas besoin de compte.',
  name: 'Nom',
  submit: 'Créer un compte',
  pending: 'Création de ton compte…',
  logIn: 'J’ai déjà un compte',
};
