import type { DinerLetters } from './letter-messages.ts';

export const LETTERS_EN: DinerLetters = {
  greeting: (name) => `Hello ${name},`,
  foot: 'This email is sent automatically, because something happened in an account.',
  copyAddress: 'If the button does not open, copy this address into your browser:',
  order: {
    subject: ({ restaurant, orderId }) => `Your order ${orderId} at ${restaurant}`,
    title: 'Your order has been sent',
    thanks: ({ restaurant, name }) => `${restaurant} has received your order. Thank you, ${name}.`,
    heading: ({ orderId, table }) => `Order ${orderId} · ${table}`,
    note: (note) => `Note: ${note}`,
    linkRemoved: '[link removed]',
    unpaid: 'You pay the waiter, at the table.',
    paid: 'Paid online.',
    paidWithTip: (tip) => `Paid online, with a separate tip of ${tip}.`,
    action: 'See how it is going',
    foot: 'Ordered with Simplato.',
  },
  ofOrder: (orderId) => `of your order ${orderId}`,
  ofPayment: (paymentNumber) => `of your payment ${paymentNumber}`,
  receipt: {
    subject: ({ restaurant }) => `Your receipt from ${restaurant}`,
    title: 'Your receipt',
    thanks: ({ restaurant, name }) =>
      `Thank you, ${name}. This is what you have paid at ${restaurant}.`,
    invoiceToCome: 'Your invoice comes when the table’s bill is complete.',
  },
  invoice: {
    subject: ({ restaurant }) => `Your invoice from ${restaurant}`,
    title: 'Your invoice',
    kinds: {
      F1: 'Invoice',
      F2: 'Simplified invoice',
      F3: 'Invoice',
      R1: 'Corrective invoice',
      R4: 'Corrective invoice',
      R5: 'Simplified corrective invoice',
    },
    number: (number) => `Number ${number}`,
    corrects: ({ number, day }) => `Corrects ${number}, of ${day}`,
    replaces: ({ number, day }) => `In place of ${number}, of ${day}`,
    check: 'Check it with the Spanish tax agency',
    attached: 'Also as a PDF, in this same email.',
  },
  refund: ({ restaurant, of, amount, reason }) => ({
    subject: `${restaurant} has refunded you ${amount}`,
    title: `You have been refunded ${amount}`,
    before: [
      `${restaurant} has refunded you ${amount} ${of}. Reason: ${reason}.`,
      'The money goes back to the card or account that you paid with. Depending on your bank, it may take up to ten days to show.',
    ],
    after: ['If you have any questions, ask at the restaurant.'],
  }),
  cameLate: ({ restaurant, amount }) => ({
    subject: `${restaurant} has refunded you ${amount}`,
    title: `You have been refunded ${amount}`,
    before: [
      `Your payment of ${amount} to ${restaurant} arrived when what it was for could no longer be paid. All of it has been refunded, and there is nothing for you to do.`,
      'The money goes back to the card or account that you paid with. Depending on your bank, it may take up to ten days to show.',
    ],
    after: ['If you have any questions, ask at the restaurant.'],
  }),
  failedRefund: ({ restaurant, of, amount }) => ({
    subject: `Your refund of ${amount} has not arrived yet`,
    title: `The refund of ${amount} has not arrived`,
    before: [
      `We told you that ${restaurant} had refunded you ${amount} ${of}. The bank has rejected that refund, and the money has not reached you.`,
      'We are trying again. If that fails, the restaurant has it written down and can give it back to you there.',
    ],
    after: ['“The table” shows how it is going, and you can ask at the restaurant.'],
  }),
  resetPassword: {
    subject: 'Change your Simplato password',
    title: 'Choose a new password',
    before: [
      'Somebody has asked to change the password of your Simplato account. If it was you, open this link; it works once, and for an hour:',
    ],
    action: 'Change my password',
    after: ['If it was not you, there is nothing to do: your password is still the same.'],
  },
  confirmEmail: {
    subject: 'Confirm your new address at Simplato',
    title: 'Confirm that this address is yours',
    before: [
      'You have asked to use this address for your Simplato account. Open this link to confirm it; it works for a day:',
    ],
    action: 'Confirm my address',
    after: [
      'If you did not ask for it, there is nothing to do: nobody can use your address without this link.',
    ],
  },
  emailChanged: {
    subject: 'Your Simplato account has another address',
    title: 'Your account has another email address',
    before: [
      'The email address of your Simplato account has changed. From now on you log in with the new one, and this one gets nothing more about the account.',
      'If it was you, there is nothing to do.',
      'If it was not you, somebody knows your password. Answer this email as soon as you can and we will get your account back together.',
    ],
    after: ['If you use the same password anywhere else, change it there.'],
  },
};
