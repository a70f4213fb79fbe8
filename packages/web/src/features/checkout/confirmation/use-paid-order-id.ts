import { useLocation, useSearch } from 'wouter';
import { PATHS } from '../../../paths.ts';

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
