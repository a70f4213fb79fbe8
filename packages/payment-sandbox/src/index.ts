export type { WayToPay } from './checkout-state.ts';
export { createSandbox, type Sandbox } from './create-sandbox.ts';
export { disputeCheckout, payCheckout } from './pay-checkout.ts';
export { sandboxRoutes } from './sandbox-routes.ts';
