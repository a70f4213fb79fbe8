import type * as spanish from '../es/legal-footer.ts';
import type { Messages } from '../messages.ts';

export const LEGAL_FOOTER_MESSAGES: Messages<typeof spanish.LEGAL_FOOTER_MESSAGES> = {
  list: 'Textos legals',
  close: 'Tancar',
  ownPage: 'Obrir a la seva pàgina',
  inSpanish: 'Aquest text és en castellà.',
  about: 'Qui som',
  terms: 'Termes i condicions',
  privacy: 'Política de privacitat',
  cookies: 'Política de galetes',
  accessibility: 'Accessibilitat',
};
