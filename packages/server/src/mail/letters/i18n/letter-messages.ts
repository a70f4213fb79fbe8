import type { InvoiceKind, InvoiceName } from '@simplato/domain';

/** The sentences of a letter; names and amounts are passed in already formatted. */
export interface LetterMessages {
  subject: string;
  title: string;
  before: readonly string[];
  /** What to do if it was not you, and the like. */
  after: readonly string[];
}

export interface LinkMessages extends LetterMessages {
  /** The label of the button. */
  action: string;
}

interface Named {
  restaurant: string;
  orderId: number;
}

interface Refunded {
  restaurant: string;
  /** `ofOrder` or `ofPayment`. */
  of: string;
  amount: string;
}

export interface DinerLetters {
  greeting: (name: string) => string;
  /** The small print under a letter about an account. */
  foot: string;
  /** Introduces the URL in full, for mail programs that cannot open the link. */
  copyAddress: string;
  order: {
    subject: (order: Named) => string;
    title: string;
    thanks: (people: { restaurant: string; name: string }) => string;
    heading: (order: { orderId: number; table: string }) => string;
    note: (note: string) => string;
    /** Stands where a diner's text had a link. */
    linkRemoved: string;
    unpaid: string;
    paid: string;
    paidWithTip: (tip: string) => string;
    action: string;
    foot: string;
  };
  /** 'Of your order 42', as the letters about refunds say what was paid. */
  ofOrder: (orderId: number) => string;
  /** The same for what somebody paid of a tab. */
  ofPayment: (paymentNumber: number) => string;
  receipt: {
    subject: (seller: { restaurant: string }) => string;
    title: string;
    thanks: (people: { restaurant: string; name: string }) => string;
    /** Of money on account. */
    invoiceToCome: string;
  };
  /** It thanks as a receipt does. */
  invoice: {
    subject: (seller: { restaurant: string }) => string;
    title: string;
    kinds: Readonly<Record<InvoiceKind, string>>;
    number: (number: string) => string;
    /** Another, with its day as it is written. */
    corrects: (other: InvoiceName) => string;
    replaces: (other: InvoiceName) => string;
    /** Where the tax agency says whether it knows the invoice. */
    check: string;
    attached: string;
  };
  refund: (refund: Refunded & { reason: string }) => LetterMessages;
  /** It came when what it was to pay could no longer be paid, and went back by itself. */
  cameLate: (payment: Omit<Refunded, 'of'>) => LetterMessages;
  /** The bank has sent the money back after that letter. */
  failedRefund: (refund: Refunded) => LetterMessages;
  resetPassword: LinkMessages;
  confirmEmail: LinkMessages;
  emailChanged: LetterMessages;
}
