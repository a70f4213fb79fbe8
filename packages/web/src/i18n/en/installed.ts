import type * as spanish from '../es/installed.ts';
import type { Messages } from '../messages.ts';

export const INSTALLED_MESSAGES: Messages<typeof spanish.INSTALLED_MESSAGES> = {
  newVersion: 'There is a new version of Simplato.',
  update: 'Update',
  noNetwork: {
    title: 'No connection',
    text: 'This page can only be read with a connection. Check yours and try again.',
  },
  unsentOrder: {
    text: 'Your order is still on this phone, waiting to be sent.',
    back: 'Back to the table',
  },
  byHand: {
    title: 'Install Simplato',
    text: 'It then opens like an app, from your home screen:',
    share: 'Tap Share, the square with an arrow pointing up.',
    add: 'Choose “Add to Home Screen”.',
    done: 'Got it',
  },
};
