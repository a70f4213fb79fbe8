import { StripeFault } from './stripe-fault.ts';

/** Stripe's objects, with the fields that we read. References are ids until they are expanded. */
export interface StripeObject {
  id: string;
  object: string;
  /** In seconds, as `add` has found it. */
  created?: number;
  metadata?: Record<string, string>;
}

export interface AccountObject extends StripeObject {
  email: string | null;
  created: number;
  charges_enabled: boolean;
  details_submitted: boolean;
  requirements: {
    currently_due: string[];
    past_due: string[];
    disabled_reason: string | null;
  };
}

export interface SessionObject extends StripeObject {
  url: string | null;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'paid' | 'unpaid' | 'no_payment_required';
  payment_intent: string | null;
  amount_total: number;
  application_fee_amount: number;
  client_reference_id: string | null;
  expires_at: number;
}

export interface PaymentObject extends StripeObject {
  status: 'processing' | 'requires_payment_method' | 'requires_action' | 'succeeded' | 'canceled';
  amount: number;
  application_fee_amount: number;
  latest_charge: string | null;
}

export interface ChargeObject extends StripeObject {
  payment_intent: string;
  amount: number;
  disputed: boolean;
  balance_transaction: string | null;
}

export interface BookingObject extends StripeObject {
  currency: string;
  fee_details: { type: string; amount: number }[];
}

export interface DisputeObject extends StripeObject {
  object: 'dispute';
  payment_intent: string;
  amount: number;
  status: 'warning_needs_response' | 'warning_closed' | 'needs_response' | 'won' | 'lost';
  balance_transactions: { currency: string; amount: number; fee: number }[];
}

export interface RefundObject extends StripeObject {
  payment_intent: string;
  amount: number;
  status: 'pending' | 'requires_action' | 'succeeded' | 'failed' | 'canceled';
  refund_application_fee: boolean;
}

/** All objects and their owners: a platform sees an account's objects only in that account's name. */
export class StripeLedger {
  readonly #objects = new Map<string, { owner: string; object: StripeObject }>();
  readonly #now: () => Date;
  #count = 0;

  constructor(now: () => Date) {
    this.#now = now;
  }

  newId(prefix: string): string {
    this.#count += 1;
    return `${prefix}_${String(this.#count).padStart(6, '0')}`;
  }

  add<Kept extends StripeObject>(owner: string, object: Kept): Kept {
    object.created ??= Math.floor(this.#now().getTime() / 1000);
    this.#objects.set(object.id, { owner, object });
    return object;
  }

  /** If `owner` is undefined, any owner matches. */
  find<Kept extends StripeObject>(kind: Kept['object'], id: string, owner?: string): Kept {
    const found = this.#objects.get(id);
    const isTheirs = owner === undefined || found?.owner === owner;
    if (found?.object.object !== kind || !isTheirs) throw StripeFault.missing(kind, id);
    return found.object as Kept;
  }

  ownerOf(id: string): string {
    const found = this.#objects.get(id);
    if (!found) throw StripeFault.missing('object', id);
    return found.owner;
  }

  /** Oldest first. */
  all<Kept extends StripeObject>(kind: Kept['object'], owner?: string): Kept[] {
    return [...this.#objects.values()]
      .filter(({ object }) => object.object === kind)
      .filter((kept) => owner === undefined || kept.owner === owner)
      .map(({ object }) => object as Kept);
  }

  /** A copy with the named references replaced by their objects, to any depth. */
  expand(object: object, paths: readonly string[] = []): Record<string, unknown> {
    const copy: Record<string, unknown> = { ...object };
    for (const path of paths) {
      const [field = '', ...rest] = path.split('.');
      if (!(field in copy)) {
        throw new StripeFault(400, `This property cannot be expanded (${field}).`);
      }
      const value = copy[field];
      const target = typeof value === 'string' ? this.#objects.get(value)?.object : value;
      if (target === null || target === undefined) continue;
      copy[field] = this.expand(target, rest.length > 0 ? [rest.join('.')] : []);
    }
    return copy;
  }
}
