import type * as spanish from '../es/legal-footer.ts';
import type { Messages } from '../messages.ts';

export const LEGAL_FOOTER_MESSAGES: Messages<typeof spanish.LEGAL_FOOTER_MESSAGES> = {
  list: 'Rechtliches',
  close: 'Schließen',
  ownPage: 'Auf eigener Seite öffnen',
  inSpanish: 'Dieser Text ist auf Spanisch.',
  about: 'Wer wir sind',
  terms: 'Nutzungsbedingungen',
  privacy: 'Datenschutz',
  cookies: 'Cookies',
  accessibility: 'Barrierefreiheit',
};
