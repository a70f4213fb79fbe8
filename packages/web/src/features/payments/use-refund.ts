import { IDEMPOTENCY_HEADER, orderFromWire, type WhatToRefundWire } from '@simplato/contract';
import { refundOrder } from '@simplato/contract/endpoints';
import {
  formatCents,
  formatEuros,
  grossCentsFromTyped,
  refundOfLines,
  type Cents,
  type Order,
} from '@simplato/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { RefusedError } from '../../api/call-error.ts';
import { call } from '../../api/call.ts';
import { REFUND_MESSAGES as copy } from '../../i18n/es/payments.ts';
import { makeIdempotencyKey } from '../../api/idempotency-key.ts';
import { failureMessage } from '../../forms/failure-message.ts';
import { useServerForm } from '../../forms/use-server-form.ts';
import { goneRefunds, leftCents, type OrderMoney } from './order-money-query.ts';

export const REFUND_KINDS = ['todo', 'lineas', 'importe'] as const;
export type RefundKind = (typeof REFUND_KINDS)[number];

/** Products must be chosen, and none is. */
class NoLinesError extends Error {}

/**
 * The refund being entered, validated as on the server, and carried out only once, even if sent
 * again.
 */
export function useRefund(
  order: Order,
  money: OrderMoney,
  onSent: (number: number, order: Order) => void,
) {
  const queryClient = useQueryClient();
  // One per dialog: sent again after a lost answer, it is the same refund.
  const [key] = useState(makeIdempotencyKey);
  const [kind, setKind] = useState<RefundKind>('todo');
  const [units, setUnits] = useState<readonly number[]>(order.lines.map(() => 0));
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
      reason: (text: string) => (text.trim() === '' ? copy.reasonMissing : null),
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
      const { devolucion, pedido } = await call(refundOrder, {
        params: { id: order.orderId },
        headers: { [IDEMPOTENCY_HEADER]: key },
        body: { que: whatToRefund(kind, lines, amount), motivo: reason.trim() },
      });
      await queryClient.invalidateQueries({
        queryKey: ['order-money', order.restaurantId, order.orderId],
      });
      onSent(devolucion.numero, orderFromWire(pedido));
    },
  });

  const typed = grossCentsFromTyped(form.watch('amount'));
  const wanted: Record<RefundKind, Cents | null> = {
    todo: left,
    lineas: refundOfLines(order.lines, lines, gone),
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
