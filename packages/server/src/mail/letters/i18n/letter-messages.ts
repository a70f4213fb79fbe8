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
  refund: (refund: Named & { amount: string; reason: string }) => LetterMessages;
  /** The bank has sent the money back after that letter. */
  failedRefund: (refund: Named & { amount: string }) => LetterMessages;
  resetPassword: LinkMessages;
  confirmEmail: LinkMessages;
  emailChanged: LetterMessages;
}
