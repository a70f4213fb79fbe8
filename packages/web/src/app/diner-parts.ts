import { lazyPart, backgroundPart, withQueryClient } from '../first-view/lazy-part.tsx';

// What a diner uses after the menu, in one chunk: ordering, paying and the status of orders. The
// first page loads it as soon as it is up.
const orders = () => import('./diner-orders.tsx');

export const SummaryRoute = lazyPart(withQueryClient(async () => (await orders()).SummaryRoute));
export const ConfirmationRoute = lazyPart(
  withQueryClient(async () => (await orders()).ConfirmationRoute),
);
export const PaidStrangerPage = lazyPart(
  withQueryClient(async () => (await orders()).PaidStrangerPage),
);
export const OwnOrdersRoute = lazyPart(
  withQueryClient(async () => (await orders()).OwnOrdersRoute),
);
export const VisitOrders = backgroundPart(
  withQueryClient(async () => (await orders()).VisitOrders),
);
export const PaymentWatch = backgroundPart(
  withQueryClient(async () => (await orders()).PaymentWatch),
);
export const OrderRetry = backgroundPart(withQueryClient(async () => (await orders()).OrderRetry));
export const LeaveDialog = lazyPart(
  withQueryClient(async () => (await orders()).LeaveDialog),
  null,
);

// Separate, because it needs the forms library, which few diners use.
export const DinerAccountPage = lazyPart(
  withQueryClient(
    async () => (await import('../features/account/diner-account-page.tsx')).DinerAccountPage,
  ),
);
