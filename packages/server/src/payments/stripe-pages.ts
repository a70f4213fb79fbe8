import { ProviderSilence } from '@simplato/domain';

/**
 * A page that a person is about to be sent to has to be Stripe's own: https, and in its domain.
 * With `domain` null, for tests, it may be any.
 */
export function requireOwnPage(page: string, domain: string | null): string {
  if (domain === null || isIn(page, domain)) return page;
  throw new ProviderSilence(`Stripe: a page outside https://${domain}.`);
}

function isIn(page: string, domain: string): boolean {
  if (!URL.canParse(page)) return false;
  const { protocol, hostname } = new URL(page);
  return protocol === 'https:' && `.${hostname}`.endsWith(`.${domain}`);
}
