import type { ClaimableLine } from '@simplato/domain';
import type { SeenProduct, SeenPayment } from '../../../api/read-claims.ts';

/** A payment that claims something of a line: of one that has ended, the tab names no products. */
export interface LineClaim {
  payment: SeenPayment;
  product: SeenProduct;
}

export function claimsOf(
  payments: readonly SeenPayment[],
  { orderId, lineNumber }: Pick<ClaimableLine, 'orderId' | 'lineNumber'>,
): LineClaim[] {
  return payments.flatMap((payment) =>
    payment.products
      .filter((product) => product.orderId === orderId && product.lineNumber === lineNumber)
      .map((product) => ({ payment, product })),
  );
}

/** Whose each claimed part of a unit is that is shared among so many. */
export function partHolders(claims: readonly LineClaim[], parts: number): (number | null)[] {
  return claims.flatMap(({ payment, product: { share } }) =>
    share?.parts === parts ? Array.from({ length: share.take }, () => payment.memberId) : [],
  );
}
