import { lazyPart, backgroundPart, withQueryClient } from '../first-view/lazy-part.tsx';

// What a diner uses after the menu, in one chunk with the pages of ordering: paying and the status
// of orders. The first page loads it as soon as it is up.
const orders = () => import('./diner-orders.tsx');

export const PaidStrangerPage = lazyPart(
  withQueryClient(async () => (await orders()).PaidStrangerPage),
);
export const VisitOrders = backgroundPart(
  withQueryClient(async () => (await orders()).VisitOrders),
);
export const PaymentWatch = backgroundPart(
  withQueryClient(async () => (await orders()).PaymentWatch),
);
export const OrderRetry = backgroundPart(withQueryClient(async () => (await orders()).OrderRetry));
export const BasketShare = backgroundPart(
  withQueryClient(async () => (await orders()).BasketShare),
);
export const RoundWatch = backgroundPart(withQueryClient(async () => (await orders()).RoundWatch));
export const WeighingWatch = backgroundPart(
  withQueryClient(async () => (await orders()).WeighingWatch),
);
export const PlaceWatch = backgroundPart(withQueryClient(async () => (await orders()).PlaceWatch));
export const CallSheet = lazyPart(
  withQueryClient(async () => (await orders()).CallSheet),
  null,
);
export const LeaveDialog = lazyPart(
  withQueryClient(async () => (await orders()).LeaveDialog),
  null,
);
export const BasketTableDialog = backgroundPart(
  withQueryClient(async () => (await orders()).BasketTableDialog),
);
