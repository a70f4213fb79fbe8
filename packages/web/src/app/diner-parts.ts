import { loadable, withAsking } from './loadable.tsx';

// What a diner comes to after the menu, in one chunk: ordering, paying, and what became of it. The first
// page asks for it as soon as it stands.
const orders = () => import('./diner-orders.tsx');

export const SummaryRoute = loadable(withAsking(async () => (await orders()).SummaryRoute));
export const ConfirmationRoute = loadable(
  withAsking(async () => (await orders()).ConfirmationRoute),
);
export const PaidStrangerPage = loadable(withAsking(async () => (await orders()).PaidStrangerPage));
export const OwnOrdersRoute = loadable(withAsking(async () => (await orders()).OwnOrdersRoute));
// They show nothing until there is something to tell.
export const VisitOrders = loadable(
  withAsking(async () => (await orders()).VisitOrders),
  null,
);
export const KeepPaying = loadable(
  withAsking(async () => (await orders()).KeepPaying),
  null,
);
export const LeaveDialog = loadable(
  withAsking(async () => (await orders()).LeaveDialog),
  null,
);
export const KeepSending = loadable(
  withAsking(async () => (await orders()).KeepSending),
  null,
);

// With the forms' library, which nobody needs who came to eat.
export const DinerAccountPage = loadable(
  withAsking(
    async () => (await import('../features/account/diner-account-page.tsx')).DinerAccountPage,
  ),
);
