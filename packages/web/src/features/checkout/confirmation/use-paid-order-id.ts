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

/** The payment of the table's bill from which the diner is returning; null on any other page. */
export function usePaidShare(): number | null {
  const [location] = useLocation();
  const paymentNumber = Number(new URLSearchParams(useSearch()).get('pago'));
  const isNumber = Number.isSafeInteger(paymentNumber) && paymentNumber > 0;
  return location === PATHS.payTab && isNumber ? paymentNumber : null;
}
