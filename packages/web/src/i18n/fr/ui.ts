import type * as spanish from '../es/ui.ts';
import type { Messages } from '../messages.ts';

export const UI_MESSAGES: Messages<typeof spanish.UI_MESSAGES> = {
  close: 'Fermer',
  closeNotice: 'Fermer l’avis',
  notices: 'Avis',
  retry: 'Réessayer',
  showPassword: 'Afficher le mot de passe',
  hidePassword: 'Masquer le mot de passe',
  quantityOf: (name) => `Quantité\u00a0: ${name}`,
  remove: (name, amount) => `En retirer ${amount === '1' ? 'un' : amount}\u00a0: ${name}`,
  add: (name, amount) => `En ajouter ${amount === '1' ? 'un' : amount}\u00a0: ${name}`,
  tooLong: (most, rest) => `${most} caractères au plus\u00a0: «\u202f${rest}\u202f» est en trop.`,
};
