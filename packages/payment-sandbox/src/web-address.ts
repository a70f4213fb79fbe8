import { ProviderRefusal } from '@simplato/domain';

/** Refuses an address that a page could not link or redirect to: only http and https. */
export function requireWebAddress(address: string): void {
  const isOne = URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);
  if (!isOne) throw new ProviderRefusal(`not an address of a web page: ${address}`);
}
