import type * as spanish from '../es/ui.ts';
import type { Messages } from '../messages.ts';

export const UI_MESSAGES: Messages<typeof spanish.UI_MESSAGES> = {
  close: 'Close',
  closeNotice: 'Close notice',
  notices: 'Notices',
  retry: 'Try again',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  quantityOf: (name) => `Quantity of ${name}`,
  remove: (name, amount) => `Remove ${amount === '1' ? 'one' : `${amount} of`} ${name}`,
  add: (name, amount) => `Add ${amount === '1' ? 'one' : `${amount} of`} ${name}`,
  tooLong: (most, rest) => `There is room for ${most} characters: “${rest}” is too much.`,
};
