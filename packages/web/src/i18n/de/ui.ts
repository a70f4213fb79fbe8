import type * as spanish from '../es/ui.ts';
import type { Messages } from '../messages.ts';

export const UI_MESSAGES: Messages<typeof spanish.UI_MESSAGES> = {
  close: 'Schließen',
  closeNotice: 'Hinweis schließen',
  notices: 'Hinweise',
  retry: 'Noch einmal versuchen',
  showPassword: 'Passwort anzeigen',
  hidePassword: 'Passwort verbergen',
  quantityOf: (name) => `Anzahl: ${name}`,
  remove: (name, amount) => `${amount === '1' ? 'Einmal' : amount} weniger: ${name}`,
  add: (name, amount) => `${amount === '1' ? 'Einmal' : amount} mehr: ${name}`,
  tooLong: (most, rest) => `Höchstens ${most} Zeichen: „${rest}“ ist zu viel.`,
};
