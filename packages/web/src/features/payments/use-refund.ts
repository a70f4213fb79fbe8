import type { WhatToRefundWire } from '@simplato/contract';
import {
  formatCents,
  formatEuros,
  grossCentsFromTyped,
  refundOfLines,
  type Cents,
  type Order,
} from '@simplato/domain';
import { useState } from 'react';
import { RefusedError } from '../../api/call-error.ts';
import { REFUND_MESSAGES as copy } from '../../i18n/es/payments.ts';
import { makeIdempotencyKey } from '../../api/idempotency-key.ts';
import { failureMessage } from '../../forms/failure-message.ts';
import { reasonRule } from '../orders/reason-rule.ts';
import { useServerForm } from '../../forms/use-server-form.ts';
import { goneRefunds, leftCents, type OrderMoney } from './order-money-query.ts';

export const REFUND_KINDS = ['todo', 'lineas', 'importe'] as const;
export type RefundKind = (typeof REFUND_KINDS)[number];

/** Products must be chosen, and none is. */
class NoLinesError extends Error {}

/** What is given back: an order's money, or what somebody paid of a tab. */
export interface RefundTarget {
  title: string;
  tableName: string;
  /** What products there are to choose from; none for a payment, which is given back whole or in part. */
  lines: Order['lines'];
  /** Returns the refund's number. */
  send: (key: string, que: WhatToRefundWire, motivo: string) => Promise<number>;
}

/**
 * The refund being entered, validated as on the server, and carried out only once, even if sent
 * again.
 */
export function useRefund(
  target: RefundTarget,
  money: OrderMoney,
  onSent: (number: number) => void,
) {
  // One per dialog: sent again after a lost answer, it is the same refund.
  const [key] = useState(makeIdempotencyKey);
  const [kind, setKind] = useState<RefundKind>('todo');
  const [units, setUnits] = useState<readonly number[]>(target.lines.map(() => 0));
  const [lineFault, setLineFault] = useState<string | null>(null);
  const left = leftCents(money);
  const lines = units.flatMap((quantity, index) =>
    quantity > 0 ? [{ lineNumber: index + 1, quantity }] : [],
  );
  const gone = goneRefunds(money).flatMap((refund) => refund.lines);

  const form = useServerForm({
    defaultValues: { amount: '', reason: '' },
    rules: {
      amount: (text: string) => (kind === 'importe' ? amountFault(text, left) : null),
      reason: reasonRule,
    },
    fieldOf: { motivo: 'reason', importe: 'amount' },
    words: (failure) => {
      if (failure instanceof NoLinesError) return copy.noLines;
      const isReused = failure instanceof RefusedError && failure.code === 'key_reused';
      return isReused ? copy.reused : failureMessage(failure);
    },
    send: async ({ amount, reason }) => {
      if (kind === 'lineas' && lines.length === 0) {
        setLineFault(copy.noLines);
        throw new NoLinesError();
      }
      onSent(await target.send(key, whatToRefund(kind, lines, amount), reason.trim()));
    },
  });

  const typed = grossCentsFromTyped(form.watch('amount'));
  const wanted: Record<RefundKind, Cents | null> = {
    todo: left,
    lineas: refundOfLines(target.lines, lines, gone),
    importe: typed !== null && typed > 0 && typed <= left ? typed : null,
  };
  return {
    form,
    kind,
    units,
    lineFault,
    wantedCents: wanted[kind],
    choose: setKind,
    take: (index: number, value: number) => {
      setLineFault(null);
      setUnits((now) => now.map((before, place) => (place === index ? value : before)));
    },
  };
}

function amountFault(text: string, left: Cents): string | null {
  const cents = grossCentsFromTyped(text);
  if (cents === null || cents === 0) return copy.amountMissing;
  return cents > left ? copy.tooMuch(formatEuros(left)) : null;
}

function whatToRefund(
  kind: RefundKind,
  lines: readonly { lineNumber: number; quantity: number }[],
  amount: string,
): WhatToRefundWire {
  switch (kind) {
    case 'todo':
      return { tipo: 'todo' };
    case 'lineas':
      return {
        tipo: 'lineas',
        lineas: lines.map(({ lineNumber, quantity }) => ({ linea: lineNumber, quantity })),
      };
    case 'importe':
      return { tipo: 'importe', importe: formatCents(grossCentsFromTyped(amount) ?? 0) };
  }
}
