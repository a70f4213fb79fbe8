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
  removeOne: (name) => `Treure’n un: ${name}`,
  addOne: (name) => `Afegir-ne un: ${name}`,
  tooLong: (most, rest) => `Hi caben ${most} lletres i sobra «${rest}».`,
};
