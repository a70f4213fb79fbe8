import type * as spanish from '../es/help.ts';
import type { Messages } from '../messages.ts';

export const HELP_MESSAGES: Messages<typeof spanish.HELP_MESSAGES> = {
  pageTitle: 'Help · Simplato',
  heading: 'Help',
  detail: 'Good to know at the table. For anything else, ask your waiter.',
  allergy: {
    question: 'I have an allergy. What should I do?',
    answer:
      'Always tell the waiter before you order. You can filter the menu by the allergens you avoid, but it only knows what the restaurant states about each dish and its options. When you order, write it in the note for the kitchen too.',
    link: 'The menu',
  },
  change: {
    question: 'Can I change or cancel an order?',
    answer:
      'Until you send it, change whatever you like. While it is waiting for payment, you can discard it under “The table”. Once the kitchen has it, tell the waiter: the restaurant can cancel it until it has been served, and what you paid online is returned to you.',
    link: 'The table',
  },
  pay: {
    question: 'How do I pay?',
    answer:
      'Pay the waiter at your table: the kitchen gets your order as soon as you send it. Or pay by card on your phone, if you see “Pay online” when you order: then the kitchen gets it once the payment is confirmed. Nothing is charged twice.',
    link: 'Your order',
  },
};
