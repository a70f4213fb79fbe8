import type * as spanish from '../es/legal-footer.ts';
import type { Messages } from '../messages.ts';

export const LEGAL_FOOTER_MESSAGES: Messages<typeof spanish.LEGAL_FOOTER_MESSAGES> = {
  list: 'Textos legais',
  close: 'Fechar',
  ownPage: 'Abrir na sua página',
  inSpanish: 'Este texto está em espanhol.',
  about: 'Quem somos',
  terms: 'Termos e condições',
  privacy: 'Política de privacidade',
  cookies: 'Política de cookies',
  accessibility: 'Acessibilidade',
};
