import type * as spanish from '../es/forms.ts';
import type { Messages } from '../messages.ts';

export const FORM_MESSAGES: Messages<typeof spanish.FORM_MESSAGES> = {
  email: 'Email',
  password: 'Password',
  username: 'Username',
  passwordHint: 'At least 8 characters, with a number.',
  privacy: 'I have read and accept the privacy policy (in Spanish).',
  tryAgainIn: (wait) => `You can try again in ${wait}.`,
  needsHttps:
    'To protect your password, this browser needs an https address. Open Simplato with https:// and try again.',
  sessionWasOver:
    'Your session had ended and nothing was sent. Press the button again: what you typed is still here.',
  leaving: {
    typed: {
      title: 'Discard what you have typed?',
      text: 'If you close this now, it will be lost.',
      stay: 'Stay here',
      goOn: 'Discard',
    },
    sending: {
      title: 'Still sending',
      text: 'If you close this now, you will not see whether it worked.',
      stay: 'Wait',
      goOn: 'Close',
    },
  },
};
