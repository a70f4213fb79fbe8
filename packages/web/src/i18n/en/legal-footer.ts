import type * as spanish from '../es/legal-footer.ts';
import type { Messages } from '../messages.ts';

export const LEGAL_FOOTER_MESSAGES: Messages<typeof spanish.LEGAL_FOOTER_MESSAGES> = {
  list: 'Legal texts',
  close: 'Close',
  ownPage: 'Open on its own page',
  inSpanish: 'This text is in Spanish.',
  about: 'Who we are',
  terms: 'Terms and conditions',
  privacy: 'Privacy policy',
  cookies: 'Cookie policy',
  accessibility: 'Accessibility',
};
