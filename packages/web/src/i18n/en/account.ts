import type { Catalogue } from '../catalogue.ts';

export const LOGIN: Catalogue['login'] = {
  pageTitle: 'Log in · Simplato',
  title: 'Log in',
  side: { legend: 'Who is logging in?', restaurants: 'Restaurants', diners: 'Diners' },
  remember: 'Remember me',
  submit: 'Log in',
  pending: 'Logging you in…',
  wrong: 'These details are not valid. Try again.',
  otherWays: 'Other options',
  forgot: 'Forgotten your password?',
  inAnotherTab: 'Opens in another tab: this one waits for you.',
  registerDiner: 'Create a diner account',
  registerRestaurant: 'Register my restaurant',
  guest: 'Go in as a guest',
};

export const AUTH_LAYOUT: Catalogue['authLayout'] = {
  product: 'Simplato',
  home: 'Front page',
  share: 'Share',
  shareText: 'Simplato: the menu opens, the kitchen already knows.',
  shareCopied: 'Link copied. Paste it wherever you like.',
  shareFailed: (link) => `We could not copy the link: ${link}`,
};

export const FORMS: Catalogue['forms'] = {
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

export const ACCOUNT: Catalogue['account'] = {
  pageTitle: 'My account · Simplato',
  title: 'My account',
  loading: 'Loading your account…',
  failed: 'We could not read your account',
  failedText: 'Your data is safe. Check your connection and try again.',
  details: {
    title: 'Your details',
    name: 'Name',
    submit: 'Save changes',
    saved: 'Changes saved',
    emailPassword: 'Your password, to change the email address',
    emailPasswordHint: 'Whoever has the email can change the password: that is why we ask for it.',
    pendingTitle: 'Your new email address is still to be confirmed',
    pendingEmail: (email) =>
      `We have written to ${email}. Until you open the link in that mail, you log in with the old address.`,
  },
  password: {
    title: 'Change password',
    text: 'Your other sessions will be closed; on this device you stay logged in.',
    current: 'Current password',
    next: 'New password',
    submit: 'Change password',
    done: 'Password changed',
  },
  sessions: {
    title: 'Open sessions',
    text: 'Where your account is open. If you do not recognise one, close it and change your password.',
    loading: 'Loading your sessions…',
    failed: 'We could not read your sessions',
    failedText: 'They are as they were. Check your connection and try again.',
    here: 'This session',
    only: 'Your account is not open anywhere else.',
    notAll: (count) =>
      `These are the ${count} used most recently. “Close the others” closes the rest too.`,
    someBrowser: 'Another browser',
    browserOn: (browser, system) => `${browser} on ${system}`,
    opened: (day) => `Opened on ${day}.`,
    used: (ago) => `Last used ${ago}.`,
    usedLately: 'Used within the last hour.',
    end: 'Close',
    endOf: (name) => `Close: ${name}`,
    endOthers: 'Close the others',
    dialog: {
      title: 'Close that session?',
      text: 'On that device somebody will have to log in again. If another person opened it, change your password too.',
      othersTitle: 'Close the other sessions?',
      othersText:
        'On the other devices somebody will have to log in again; on this one you stay logged in. If another person opened one of them, change your password too.',
      password: 'Your password',
      submit: 'Close session',
      submitOthers: 'Close the others',
      cancel: 'Cancel',
    },
    ended: 'Session closed',
    othersEnded: 'The other sessions are closed',
    gone: 'That session was already closed',
  },
  download: {
    title: 'What we know about you',
    text: 'A file with your account, your sessions, your visits and your orders.',
    action: 'Download my data',
    fileName: 'simplato-my-data.json',
    done: 'Your data is in your downloads',
  },
  erase: {
    title: 'Delete my account',
    text: 'Your name, your username and your email are deleted. The orders you placed stay with each restaurant, without a person.',
    action: 'Delete my account',
    dialogTitle: 'Delete your account?',
    dialogText:
      'This cannot be undone. If you are at a table, you will have to scan its code again to keep ordering. If you want to keep your data, download it first.',
    password: 'Your password',
    submit: 'Delete for ever',
    cancel: 'Cancel',
    done: 'Your account has been deleted',
  },
};

export const DINER_REGISTRATION: Catalogue['dinerRegistration'] = {
  pageTitle: 'Create account · Simplato',
  title: 'Create account',
  text: 'To keep your orders and sit down at any table under your name. You do not need it to order.',
  name: 'Name',
  submit: 'Create account',
  pending: 'Creating your account…',
  logIn: 'I already have an account',
};

export const FORGOT_PASSWORD: Catalogue['forgotPassword'] = {
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

export const RESET_PASSWORD: Catalogue['resetPassword'] = {
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

export const CONFIRM_EMAIL: Catalogue['confirmEmail'] = {
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
