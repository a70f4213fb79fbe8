import type * as spanish from '../es/registration.ts';
import type { Messages } from '../messages.ts';

export const DINER_REGISTRATION_MESSAGES: Messages<typeof spanish.DINER_REGISTRATION_MESSAGES> = {
  pageTitle: 'Criar conta · Simplato',
  title: 'Criar conta',
  text: 'Para guardares os teus pedidos e entrares em qualquer mesa com o teu nome. Para pedir não é preciso.',
  name: 'Nome',
  submit: 'Criar conta',
  pending: 'A criar a tua conta…',
  logIn: 'Já tenho conta',
};
