import type * as spanish from '../es/passwords.ts';
import type { Messages } from '../messages.ts';

export const FORGOT_PASSWORD_MESSAGES: Messages<typeof spanish.FORGOT_PASSWORD_MESSAGES> = {
  pageTitle: 'Change password · Simplato',
  title: 'Forgotten your password?',
  text: 'We send you an email with a link to choose another one. It is valid for one hour.',
  legend: 'Whose account is it?',
  sides: { staff: 'RESTAURANTS', diner: 'DINERS' },
  submit: (side) => `Change password: ${side}`,
  pending: 'Sending instructions to change the password…',
  pendingDetail: 'One moment, please',
  done: 'We have sent an email with instructions to reset the password.',
  doneHint: 'If you do not see it in a few minutes, look in your junk mail.',
  failed: 'Something went wrong. Try again.',
  logIn: 'Back to log in',
};

export const RESET_PASSWORD_MESSAGES: Messages<typeof spanish.RESET_PASSWORD_MESSAGES> = {
  pageTitle: 'New password · Simplato',
  title: 'Choose a new password',
  side: { staff: 'Of your restaurant on Simplato.', diner: 'Of your diner account.' },
  password: 'New password',
  confirmation: 'Repeat the new password',
  submit: 'Save new password',
  pending: 'Changing the password…',
  done: 'Password changed',
  failed: 'The password could not be changed',
  askAgain: 'Ask for another link',
  team: {
    title: 'A team from Aranjuez',
    text: 'Simplato is made in Aranjuez, Madrid, Spain, a stroll away from the kitchens that use it. Among strawberries, asparagus and order slips we have learnt what a full dining room needs at midday on a Sunday.',
    promise: 'If something is not right, tell us and we mend it right here.',
    more: 'Who we are and what we do',
  },
};

export const CONFIRM_EMAIL_MESSAGES: Messages<typeof spanish.CONFIRM_EMAIL_MESSAGES> = {
  pageTitle: 'Confirm email · Simplato',
  title: 'Confirm your email address',
  pending: 'Confirming your email address…',
  done: {
    title: 'Email address confirmed',
    text: (email) => `From now on you log in with ${email}.`,
  },
  logIn: 'Log in',
  failed: {
    title: 'We could not confirm your email address',
    safe: 'Your account is as it was, with the old address.',
  },
  retry: 'Try again',
  home: 'Go to the front page',
};
