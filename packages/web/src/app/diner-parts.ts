import { loadable, loadableLater, withAsking } from './loadable.tsx';

// What a diner uses after the menu, in one chunk: ordering, paying and the status of orders. The
// first page loads it as soon as it is up.
const orders = () => import('./diner-orders.tsx');

export const SummaryRoute = loadable(withAsking(async () => (await orders()).SummaryRoute));
export const ConfirmationRoute = loadable(
  withAsking(async () => (await orders()).ConfirmationRoute),
);
export const PaidStrangerPage = loadable(withAsking(async () => (await orders()).PaidStrangerPage));
export const OwnOrdersRoute = loadable(withAsking(async () => (await orders()).OwnOrdersRoute));
export const VisitOrders = loadableLater(withAsking(async () => (await orders()).VisitOrders));
export const PaymentWatch = loadableLater(withAsking(async () => (await orders()).PaymentWatch));
export const OrderRetry = loadableLater(withAsking(async () => (await orders()).OrderRetry));
export const LeaveDialog = loadable(
  withAsking(async () => (await orders()).LeaveDialog),
  null,
);

// Separate, because it needs the forms library, which few diners use.
export const DinerAccountPage = loadable(
  withAsking(
    async () => (await import('../features/account/diner-account-page.tsx')).DinerAccountPage,
  ),
);
