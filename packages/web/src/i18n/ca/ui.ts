import type * as spanish from '../es/ui.ts';
import type { Messages } from '../messages.ts';

export const UI_MESSAGES: Messages<typeof spanish.UI_MESSAGES> = {
  close: 'Tancar',
  closeNotice: 'Tancar l’avís',
  notices: 'Avisos',
  retry: 'Tornar-ho a provar',
  showPassword: 'Mostrar la contrasenya',
  hidePassword: 'Amagar la contrasenya',
  quantityOf: (name) => `Quantitat de ${name}`,
  remove: (name, amount) => `Treure’n ${amount === '1' ? 'un' : amount}: ${name}`,
  add: (name, amount) => `Afegir-ne ${amount === '1' ? 'un' : amount}: ${name}`,
  tooLong: (most, rest) => `Hi caben ${most} lletres i sobra «${rest}».`,
};
