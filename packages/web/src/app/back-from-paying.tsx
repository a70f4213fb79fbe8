import type { ReactNode } from 'react';
import {
  usePaidOrderId,
  usePaidShare,
} from '../features/checkout/confirmation/use-paid-order-id.ts';
import { PaidStrangerPage } from './diner-parts.ts';

/**
 * Somebody who returns from paying without a session is told that the order is being processed, not
 * redirected.
 */
export function BackFromPaying({ otherwise }: { otherwise: ReactNode }) {
  const orderId = usePaidOrderId();
  const paidShare = usePaidShare();
  return orderId === null && paidShare === null ? (
    otherwise
  ) : (
    <PaidStrangerPage orderId={orderId} />
  );
}
