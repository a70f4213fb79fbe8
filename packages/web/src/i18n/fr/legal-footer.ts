import type * as spanish from '../es/legal-footer.ts';
import type { Messages } from '../messages.ts';

export const LEGAL_FOOTER_MESSAGES: Messages<typeof spanish.LEGAL_FOOTER_MESSAGES> = {
  list: 'Textes légaux',
  close: 'Fermer',
  ownPage: 'Ouvrir sur sa page',
  inSpanish: 'Ce texte est en espagnol.',
  about: 'Qui nous sommes',
  terms: 'Conditions générales',
  privacy: 'Politique de confidentialité',
  cookies: 'Politique de cookies',
  accessibility: 'Accessibilité',
};
