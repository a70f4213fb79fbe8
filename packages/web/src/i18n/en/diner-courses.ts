import type * as spanish from '../es/diner-courses.ts';
import type { Messages } from '../messages.ts';

export const DINER_COURSE_MESSAGES: Messages<typeof spanish.DINER_COURSE_MESSAGES> = {
  choice: {
    legend: 'How shall we serve it?',
    legendForStaff: 'How is it served?',
    atOnce: 'All together',
    atOnceText: 'The kitchen makes it all at once, with no wait between courses.',
    byCourses: 'In courses',
    waits: {
      2: 'The mains wait until you say you are ready.',
      3: 'The desserts wait until you say you are ready.',
      other: 'What follows waits until you say you are ready.',
    },
    waitsForWaiter: 'What follows waits until you tell the waiter.',
    waitsForStaff: 'What follows waits until you fire it.',
  },
  names: {
    1: 'Starters',
    2: 'Mains',
    3: 'Desserts',
    4: 'Drinks',
    5: 'Sides',
    other: 'Everything else',
  },
  progress: { held: 'Waiting', fired: 'Being made', done: 'Ready', served: 'At your table' },
  held: {
    2: 'The mains are waiting',
    3: 'The desserts are waiting',
    other: 'What follows is waiting',
  },
  heldText: 'The kitchen begins as soon as you tell it.',
  ready: {
    2: 'We are ready for the mains',
    3: 'We are ready for the desserts',
    other: 'We are ready for what follows',
  },
  fired: {
    2: 'The mains are being made: the kitchen knows.',
    3: 'The desserts are being made: the kitchen knows.',
    other: 'What follows is being made: the kitchen knows.',
  },
  failed: 'We could not tell the kitchen.',
};
