import { ProviderRefusal } from '../payment-provider.ts';

/** What a page of ours will link to, or be left for. */
export function requireWebAddress(address: string): void {
  const isOne = URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);
  if (!isOne) throw new ProviderRefusal(`not an address of a web page: ${address}`);
}
