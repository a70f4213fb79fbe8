import type { ReactNode } from 'react';
import { useLocation, useSearch } from 'wouter';
import { PATHS } from '../paths.ts';
import { PaidStrangerPage } from './diner-parts.ts';

/**
 * The order whose payment the diner is returning from, read from the address; null on any other
 * page.
 */
export function usePaidOrderId(): number | null {
  const [location] = useLocation();
  const orderId = Number(new URLSearchParams(useSearch()).get('pedido'));
  const isWayBack = location === PATHS.confirmation && Number.isSafeInteger(orderId) && orderId > 0;
  return isWayBack ? orderId : null;
}

/**
 * Somebody who returns from paying without a session is told that the order is being processed, not
 * redirected.
 */
export function BackFromPaying({ otherwise }: { otherwise: ReactNode }) {
  const orderId = usePaidOrderId();
  return orderId === null ? otherwise : <PaidStrangerPage orderId={orderId} />;
}
