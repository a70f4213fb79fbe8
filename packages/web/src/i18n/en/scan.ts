import type * as spanish from '../es/scan.ts';
import type { Messages } from '../messages.ts';

export const SCAN_MESSAGES: Messages<typeof spanish.SCAN_MESSAGES> = {
  pageTitle: 'Scan your table · Simplato',
  home: 'Go to the front page of Simplato',
  heading: 'Scan the QR code on the table.',
  hint: 'Point the camera at it: we go in as soon as we see it.',
  viewLabel: 'Camera image',
  cameraLabel: 'Camera',
  unknownCamera: 'Unknown camera',
  state: {
    notStarted: 'The camera is off.',
    scanning: 'Looking for the code…',
    paused: 'Paused.',
  },
  opening: 'Opening the camera…',
  start: 'Scan with the camera',
  pause: 'Pause',
  resume: 'Keep scanning',
  stop: 'Turn the camera off',
  retry: 'Try again',
  entering: 'Taking you to your table…',
  byHand: {
    title: 'Can’t scan?',
    label: 'Table code',
    hint: 'Ask for it in the restaurant, or paste the link from somebody at your table.',
    empty: 'Write the table’s code or paste its link',
    submit: 'Go in',
  },
  staff: {
    title: 'You are signed in as a restaurant',
    text: 'If you sit down at this table as a guest, your restaurant session ends in this browser.',
    enter: 'Sit down at the table',
    stay: 'Back to the orders',
  },
  elsewhere: {
    title: 'This link belongs to another restaurant',
    text: 'You already have a table. If you sit down at the one of the link, you leave yours, and what you have not ordered yet is gone.',
    enter: 'Sit down at the table',
    stay: 'Stay where I am',
  },
  /** By a link on another site. */
  broughtHere: {
    title: (tableName: string) => `Are you at table ${tableName}?`,
    text: 'A link brought you here, not the code on a table. Sit down only if this is your table: what you order is served there. If not, scan the code in front of you.',
    leave: 'Go to the start page',
  },
  problem: {
    cameraRefused: {
      title: 'We have no permission to use the camera',
      text: 'Allow it in the browser’s settings and try again, or type the code.',
    },
    noCamera: {
      title: 'We cannot find a camera',
      text: 'Type the code of the table, or open the QR code with another phone.',
    },
    cameraBusy: {
      title: 'Another app is using the camera',
      text: 'Close it and try again, or choose another camera.',
    },
    insecure: {
      title: 'The camera needs a secure connection (https)',
      text: 'At this address the browser does not let us use it. Type the code of the table.',
    },
    notOurs: {
      title: 'This code is not of a Simplato table.',
      text: 'Find the QR code on the table and try again.',
    },
    restaurantGone: {
      title: 'This restaurant is no longer on Simplato.',
      text: 'Ask the waiter for the menu. If you have moved elsewhere, scan the code you have now.',
    },
    cookiesBlocked: {
      title: 'Your browser does not let us remember your table',
      text: 'Allow cookies for this page in your browser’s settings, or leave the mode that blocks them, and try again.',
    },
    noNetwork: {
      title: 'No connection',
      text: 'We could not take you to your table. Check your connection and try again.',
    },
    other: { title: 'We could not take you to your table' },
  },
};
