import type * as spanish from '../es/paying.ts';
import type { Messages } from '../messages.ts';

export const PAYING_MESSAGES: Messages<typeof spanish.PAYING_MESSAGES> = {
  online: 'Pay online',
  leastOnline: (amount) => `To pay online, the order must be ${amount} or more.`,
  tip: {
    legend: 'Tip',
    hint: 'Only if you feel like it. All of it goes to the restaurant, apart from the bill, and only when paying online.',
    none: 'No tip',
    percent: (percent) => `${percent}%`,
    other: 'Other',
    amount: 'How much',
    amountMissing: 'Write the tip in euros, such as 1.50',
    faults: {
      overLimit: 'The tip cannot be more than €100',
      overTotal: 'The tip cannot be more than what you pay',
    },
  },
  tipLine: 'Tip',
  totalToPay: 'Total to pay',
  created: 'Order Created Correctly',
  checking: 'Asking about your payment…',
  notCharged: 'Nothing has been charged',
  waiting: (orderId) =>
    `Order no. ${orderId} is waiting for its payment and the kitchen does not have it yet. What you chose is still here: pay online, or order now and pay the waiter.`,
  waitingElsewhere:
    'If your order is still waiting for its payment, you will find it in “The table”.',
  underway: 'Your bank is confirming the payment',
  underwayText: (orderId) =>
    `Order no. ${orderId} will go to the kitchen as soon as it does. There is no need to pay again.`,
  lookAgain: 'Look again',
  unknown: 'We do not know yet how your payment is going',
  unknownText: 'What you chose is still here, and nothing is charged twice.',
  failed: {
    pay: 'We could not open the payment',
    turn: 'We could not pass your order to the kitchen',
    drop: 'We could not discard the order',
    check: 'We could not find out how your payment is going',
  },
  kept: 'What you chose is still here.',
  cancelled: (orderId) => `Order no. ${orderId} was cancelled and will not go to the kitchen.`,
  isAtTable: (orderId) => `Order no. ${orderId} has been sent. You pay at the table.`,
  locked: 'Your bank is confirming a payment. If it says no, you can choose again.',
  tipsOff:
    'The restaurant no longer takes tips: we have removed yours. The total is the one above.',
  retry: 'Try again',
  arrived: (orderId) => `Order no. ${orderId} is saved. Nothing has been charged yet.`,
  payNow: 'Pay now',
  paid: (orderId) => `Payment received: order no. ${orderId} has been sent to the kitchen.`,
  seeOrder: 'See order',
  over: (orderId) =>
    `Order no. ${orderId} was cancelled before it was paid. Nothing has been charged and what you chose is still here.`,
  lost: 'The order you were going to pay was from an earlier visit and will expire without being charged. What you chose is still here.',
  tab: 'The table',
};

export const PAID_MESSAGES: Messages<typeof spanish.PAID_MESSAGES> = {
  pageTitle: 'Your payment · Simplato',
  checking: 'Checking your payment…',
  title: 'Your order has been placed!',
  text: 'Your payment was successful. Keep your order number.',
  amount: (amount) => `You have paid ${amount}`,
  over: (orderId) => `Order no. ${orderId} is cancelled`,
  overText: 'Nothing has been charged and what you chose is still here.',
  chosen: 'See what you chose',
  stranger: {
    title: 'Your payment is being taken care of',
    text: (orderId) =>
      `Your session at the table has ended. If you have paid for order no. ${orderId}, there is no need to pay again: nothing is charged twice.`,
    scan: 'Scan your table’s code again to see how it is going, or ask your waiter.',
    scanAgain: 'Scan my table',
    home: 'Go to the start page',
  },
  accept: 'OK',
  underway: 'Your bank is confirming the payment',
  underwayText:
    'It may take a little. This page goes on by itself as soon as it does; if you close it, you will find it in “The table”.',
  lookAgain: 'Look again',
  silent: 'We could not ask about your payment',
  silentText: 'Nothing is lost: if you have paid, your order will go to the kitchen all the same.',
  unknown: 'We cannot find this order',
  unknownText: 'It may be from an earlier visit. “The table” has those of now.',
  tab: 'The table',
};

export const WAITING_MESSAGES: Messages<typeof spanish.WAITING_MESSAGES> = {
  badge: 'Payment pending',
  text: 'The kitchen will have it as soon as you choose how to pay.',
  online: 'Pay online',
  atTable: 'Pay the waiter',
  drop: 'Discard',
  dropTitle: (orderId) => `Discard order no. ${orderId}?`,
  dropText: 'The kitchen has not seen it and nothing has been charged.',
  keep: 'Keep it',
  dropped: (orderId) => `You have discarded order no. ${orderId}. Nothing has been charged.`,
  processing: 'Processing your order…',
  tip: 'Tip',
  cancelledPaid: 'What you paid is being refunded.',
  cancelledReturned: (amount) => `We have refunded you ${amount}.`,
  unreturned: {
    returning: (amount) =>
      `We have not been able to refund you ${amount} yet: we are trying again.`,
    stuck: (amount) =>
      `We could not refund you ${amount}. Ask at the restaurant: they have it written down.`,
  },
  stray: {
    awaited: (amount) =>
      `Your bank is still confirming the payment of ${amount}. If it is charged, all of it will be refunded.`,
    returning: (amount) =>
      `Your payment of ${amount} came when the order was no longer waiting for it. All of it is being refunded.`,
    returned: (amount) =>
      `Your payment of ${amount} came when the order was no longer waiting for it. All of it has been refunded.`,
    stuck: (amount) =>
      `Your payment of ${amount} came when the order was no longer waiting for it, and we have not been able to refund it yet. Ask at the restaurant: they have it written down.`,
    unseen: (amount) =>
      `We do not know whether your payment of ${amount} was charged. Ask at the restaurant: they can look it up.`,
  },
};
