import type * as spanish from '../es/login.ts';
import type { Messages } from '../messages.ts';

export const LOGIN_MESSAGES: Messages<typeof spanish.LOGIN_MESSAGES> = {
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

export const AUTH_LAYOUT_MESSAGES: Messages<typeof spanish.AUTH_LAYOUT_MESSAGES> = {
  product: 'Simplato',
  home: 'Front page',
  share: 'Share',
  shareText: 'Simplato: the menu opens, the kitchen already knows.',
  shareCopied: 'Link copied. Paste it wherever you like.',
  shareFailed: (link) => `We could not copy the link: ${link}`,
};
