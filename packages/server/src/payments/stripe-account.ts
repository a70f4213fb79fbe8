import type { Stripe } from 'stripe';
import type { AccountOwner } from '@simplato/domain';

/**
 * The restaurant is the merchant: it has the full dashboard, pays Stripe itself and bears its own
 * losses. By the first version of Stripe's accounts, the only one that knows Bizum.
 */
export function accountParams({
  restaurantId,
  key,
  email,
  legalName,
}: AccountOwner): Stripe.AccountCreateParams {
  return {
    country: 'ES',
    email,
    business_profile: { name: legalName },
    controller: {
      fees: { payer: 'account' },
      losses: { payments: 'stripe' },
      requirement_collection: 'stripe',
      stripe_dashboard: { type: 'full' },
    },
    capabilities: { card_payments: { requested: true }, transfers: { requested: true } },
    // If the response to its creation is lost, the account is found again by this key.
    metadata: { restaurant: String(restaurantId), key },
  };
}
