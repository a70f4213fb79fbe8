import type * as spanish from '../es/registration.ts';
import type { Messages } from '../messages.ts';

export const DINER_REGISTRATION_MESSAGES: Messages<typeof spanish.DINER_REGISTRATION_MESSAGES> = {
  pageTitle: 'Create account · Simplato',
  title: 'Create account',
  text: 'To keep your orders and sit down at any table under your name. You do not need it to order.',
  name: 'Name',
  submit: 'Create account',
  pending: 'Creating your account…',
  logIn: 'I already have an account',
};
