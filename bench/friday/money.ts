import type { TabWire } from '@simplato/contract';
import { tipFault } from '@simplato/domain';
import type { Chance } from './chance.ts';

/** How money reaches a restaurant, by its word on the wire. */
export const FORMS = ['online', 'efectivo', 'tarjeta', 'otro'] as const;
type Form = (typeof FORMS)[number];

/** A payment as its payer, or the waiter who took it, was told. */
export interface Payment {
  restaurantId: number;
  form: Form;
  /** Without the tip. */
  saleCents: number;
  tipCents: number;
  /** Null for what pays an order; that order's number. */
  tab: { tabId: number; paymentNumber: number } | null;
  /** The provider's page. */
  url: string | null;
  isUndone: boolean;
  /** What the owner has given back of it. */
  backCents: number;
}

/** What moved in one form, tips apart, as a Z tells it; below zero for what went out. */
export interface Moved {
  count: number;
  amountCents: number;
  tipCents: number;
}

const TIP_STEP_CENTS = 50;
const MOST_TIP_STEPS = 6;

/** In cents; some leave none, and for little nobody leaves more than it costs. */
export function chooseTip(chance: Chance, likely: number, saleCents: number): number {
  const cents = chance.happens(likely) ? chance.int(1, MOST_TIP_STEPS) * TIP_STEP_CENTS : 0;
  return tipFault(cents, saleCents) === null ? cents : 0;
}

/** In cents, of a sum on the wire. */
export function centsOf(money: string): number {
  return Math.round(Number(money) * 100);
}

/** All money that anybody was told of, and what it has to come to: added up here a second time. */
export class Money {
  readonly payments: Payment[] = [];
  /** Restaurants where somebody was not told what became of their money. */
  readonly unsure = new Set<number>();

  pay(payment: Omit<Payment, 'isUndone' | 'backCents'>): Payment {
    const known = { ...payment, isUndone: false, backCents: 0 };
    this.payments.push(known);
    return known;
  }

  of(restaurantId: number): Payment[] {
    return this.payments.filter((one) => one.restaurantId === restaurantId);
  }

  /** What a restaurant's Z has to say, by 'cobro online', 'deshecho tarjeta' … */
  rowsOf(restaurantId: number): Map<string, Moved> {
    const rows = new Map<string, Moved>();
    const add = (name: string, amountCents: number, tipCents: number) => {
      const row = rows.get(name) ?? { count: 0, amountCents: 0, tipCents: 0 };
      rows.set(name, {
        count: row.count + 1,
        amountCents: row.amountCents + amountCents,
        tipCents: row.tipCents + tipCents,
      });
    };
    for (const { form, saleCents, tipCents, isUndone, backCents } of this.of(restaurantId)) {
      add(`cobro ${form}`, saleCents, tipCents);
      if (isUndone) add(`deshecho ${form}`, -saleCents, -tipCents);
      // The tip goes back last.
      const sale = Math.min(backCents, saleCents);
      if (backCents > 0) add(`devuelto ${form}`, -sale, -(backCents - sale));
    }
    return rows;
  }

  /** What was given back of a tab's sale. */
  backOf(tabId: number): number {
    return this.payments
      .filter(({ tab }) => tab?.tabId === tabId)
      .reduce((sum, { backCents, saleCents }) => sum + Math.min(backCents, saleCents), 0);
  }

  /** What a tab's payments, as it shows them, do not have of what was paid of it. */
  missingIn({ idcuenta, pagos }: Pick<TabWire, 'idcuenta' | 'pagos'>): string[] {
    const own = this.payments.filter(({ tab }) => tab?.tabId === idcuenta);
    return own.flatMap(({ tab, form, saleCents, tipCents, backCents, isUndone }) => {
      const shown = pagos.find(({ idpago }) => idpago === tab?.paymentNumber);
      const is = shown && [shown.forma, shown.importe, shown.estado].join(' ');
      // Given back whole, it keeps its sum; in part, it shows what still stands.
      const isBack = backCents === saleCents + tipCents;
      const estado = isUndone ? 'deshecho' : isBack ? 'devuelto' : 'pagado';
      const cents = isBack ? saleCents : saleCents - Math.min(backCents, saleCents);
      const wanted = [form, (cents / 100).toFixed(2), estado].join(' ');
      return is === wanted ? [] : [`payment ${tab?.paymentNumber} ${wanted}, shown ${is}`];
    });
  }
}
