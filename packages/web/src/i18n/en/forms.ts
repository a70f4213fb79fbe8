import type * as spanish from '../es/forms.ts';
import type { Messages } from '../messages.ts';

export const FORM_MESSAGES: Messages<typeof spanish.FORM_MESSAGES> = {
  email: 'Email',
  password: 'Password',
  username: 'Username',
  passwordHint: 'At least 8 characters, with a number.',
  privacy: { before: 'I have read and accept the', link: 'privacy policy', after: '(in Spanish).' },
  tryAgainIn: (wait) => `You can try again in ${wait}.`,
  needsHttps:
    'To protect your password, this browser needs an https address. Open Simplato with https:// and try again.',
  needsCookies:
    'Your browser does not keep Simplato’s cookies, and you cannot log in without them. Allow them in its settings, or leave the mode that blocks them, and try again.',
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
  faults: {
    emailMissing: 'The email address cannot be empty',
    emailWrong: 'This is not a valid email address',
    passwordMissing: 'The password cannot be empty',
    passwordWeak: 'The password must have at least 8 characters and contain a number',
    nameMissing: 'The name cannot be empty',
    nameShort: 'The name is too short',
    nameNumbers: 'The name cannot contain numbers',
    userMissing: 'The username cannot be empty',
    userShort: 'The username must have at least 5 characters',
    privacyMissing: 'Please accept the privacy policy',
    allRequired: 'All fields are required',
    mismatch: 'The passwords do not match',
  },
};
