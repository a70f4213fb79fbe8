import type { ReactNode } from 'react';
import { usePaidOrderId } from '../features/checkout/confirmation/use-paid-order-id.ts';
import { PaidStrangerPage } from './diner-parts.ts';

/**
 * Somebody who returns from paying without a session is told that the order is being processed, not
 * redirected.
 */
export function BackFromPaying({ otherwise }: { otherwise: ReactNode }) {
  const orderId = usePaidOrderId();
  return orderId === null ? otherwise : <PaidStrangerPage orderId={orderId} />;
}
