import type * as spanish from '../es/app.ts';
import type { Messages } from '../messages.ts';

export const APP_MESSAGES: Messages<typeof spanish.APP_MESSAGES> = {
  loading: 'Loading…',
  sessionEnded: {
    title: 'Your session has ended',
    tableText:
      'What you had chosen is still saved on this phone. Scan the code on the table again or log in to your account, and carry on where you were.',
    scan: 'Scan the table',
    accountText: 'Log in again and carry on where you were: what you had typed is still here.',
    logIn: 'Log in to my account',
    leave: 'Leave for the front page',
  },
  lost: {
    title: 'This has not arrived',
    why: 'There may be a new version of Simplato, or the connection may have failed.',
    safe: 'What you had chosen is still saved.',
    action: 'Update',
  },
  crashed: {
    title: 'This screen has failed',
    text: 'What you had chosen is still saved. Load the page again.',
    action: 'Load again',
  },
};
