import type * as spanish from '../es/ui.ts';
import type { Messages } from '../messages.ts';

export const UI_MESSAGES: Messages<typeof spanish.UI_MESSAGES> = {
  close: 'Fechar',
  closeNotice: 'Fechar aviso',
  notices: 'Avisos',
  retry: 'Tentar de novo',
  showPassword: 'Mostrar palavra-passe',
  hidePassword: 'Ocultar palavra-passe',
  quantityOf: (name) => `Quantidade de ${name}`,
  remove: (name, amount) => `Tirar ${amount === '1' ? 'um' : amount} de ${name}`,
  add: (name, amount) => `Juntar ${amount === '1' ? 'um' : amount} de ${name}`,
  tooLong: (most, rest) => `Cabem ${most} letras e sobra «${rest}».`,
};
