import type { BodyOf, refundOrder } from '@simplato/contract';
import type { WhatToRefund } from './ask-for-refund.ts';

export function whatFromWire(que: BodyOf<typeof refundOrder>['que']): WhatToRefund {
  if (que.tipo === 'todo') return { kind: 'rest' };
  if (que.tipo === 'importe') return { kind: 'amount', amountCents: que.importe };
  return {
    kind: 'lines',
    lines: que.lineas.map(({ linea, quantity }) => ({ lineNumber: linea, quantity })),
  };
}
