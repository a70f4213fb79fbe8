import { Stripe } from 'stripe';

/** The SDK tries again at once, instead of after half a second and then a whole one. */
Object.assign(Stripe.prototype, {
  getInitialNetworkRetryDelay: () => 0,
  getMaxNetworkRetryDelay: () => 0,
});
