import type { ReactNode } from 'react';
import { useLocation, useSearch } from 'wouter';
import { PATHS } from '../paths.ts';
import { PaidStrangerPage } from './diner-parts.ts';

/** The order that somebody comes back from paying, by the address alone; null on any other page. */
export function usePaidOrderId(): number | null {
  const [location] = useLocation();
  const orderId = Number(new URLSearchParams(useSearch()).get('pedido'));
  const isWayBack = location === PATHS.confirmation && Number.isSafeInteger(orderId) && orderId > 0;
  return isWayBack ? orderId : null;
}

/** Who comes back from paying to no session is told that it is being taken care of, not sent away. */
export function BackFromPaying({ otherwise }: { otherwise: ReactNode }) {
  const orderId = usePaidOrderId();
  return orderId === null ? otherwise : <PaidStrangerPage orderId={orderId} />;
}
