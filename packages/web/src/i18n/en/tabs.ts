import type * as spanish from '../es/tabs.ts';
import type { Messages } from '../messages.ts';

export const TAB_MESSAGES: Messages<typeof spanish.TAB_MESSAGES> = {
  pageTitle: 'The table · Simplato',
  heading: 'The table',
  people: 'Who is at the table',
  you: 'You',
  member: (memberId) => `Guest ${memberId}`,
  waiter: 'The waiter',
  toEnter: 'to join',
  numberSpent: 'The number no longer works: newcomers have to ask to join.',
  number: (number) => `Number to join: ${number}`,
  ordered: 'Already ordered',
  orderOf: (name, orderId) => `Order no. ${orderId} · ${name}`,
  lineFor: (name) => `for ${name}`,
  bill: { heading: 'The bill', total: 'Total', paid: 'Paid', due: 'Still to pay' },
  billAsked: (time) => `The bill was asked for at ${time}.`,
  naming: {
    open: (name) => `${name}: give your name`,
    title: 'What is your name?',
    label: 'Your name',
    hint: 'Those at your table and the restaurant see it. Leave it empty to remove it.',
    wrong: 'Type a name with letters, 20 at most',
    taken: 'Somebody at the table already has this name',
    save: 'Save',
  },
  asking: {
    title: (name) => `${name} wants to join`,
    text: 'They will see what you order and the bill. If they are not with you, do nothing.',
    letIn: 'Let them in',
    notNow: 'Not now',
    done: (name) => `${name} is now at the table.`,
  },
  moved: (table) => `The restaurant has moved you: you are at ${table} now.`,
};

export const DOOR_MESSAGES: Messages<typeof spanish.DOOR_MESSAGES> = {
  title: (time) => `This table has had a bill open since ${time}. Is it yours?`,
  label: 'Number of the table, two digits',
  hint: 'Type the number. Your friends see it on their phones, and so does your waiter.',
  keys: 'Keypad',
  erase: 'Delete the last digit',
  ask: 'Ask the table to let me in',
  apart: 'No, open another bill',
  look: 'Not now, look at the menu',
  checking: 'Checking the number…',
  wrong: 'That is not the number. Check your friends’ phones and try again.',
  admission:
    'Too many numbers have been tried at this table. Ask to be let in, or tell the waiter.',
  waiting: {
    title: 'We have told your table',
    text: 'It shows on their phones, and on the waiter’s. You are in as soon as they say yes; meanwhile you can look at the menu.',
  },
  joined: (table) => `You are on the bill for ${table} now.`,
  opened: (table) => `You have opened another bill at ${table}.`,
  over: 'That bill has just been closed. You can open your own.',
  turnedAway:
    'The bill you asked to join is no longer at this table: it has been closed or has moved. If your party is at another table, scan the code there; if not, just order and a bill of your own will open.',
  outside: {
    title: 'You are not on your table’s bill yet',
    text: 'If you order now, it goes on a bill of its own.',
    enter: 'Join the bill',
  },
  closed: {
    title: (table) => `The bill for ${table} has been closed`,
    text: (table) => `Are you still at ${table}? What you order now goes on a new bill.`,
    kept: 'What you chose is still here and has not been sent.',
    stay: 'Yes, I am still here',
    empty: 'No, clear what I chose',
  },
  before: {
    title: 'What you chose before is still here',
    text: (table) => `Nothing has been sent. Are you still at ${table}, and is it for this bill?`,
  },
};
