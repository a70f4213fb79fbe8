import { BlockList, isIPv6 } from 'node:net';

/**
 * The key under which an address is counted. IPv4 addresses as they are, also when mapped to IPv6;
 * of IPv6 only the /64 prefix, since a customer's devices choose and change the rest freely.
 */
export function networkOf(address: string): string {
  const v4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (v4 !== undefined) return v4;
  if (!isIPv6(address)) return address;
  const [head = '', tail = ''] = (address.split('%')[0] ?? '').split('::');
  const [start, end] = [head, tail].map((part) => (part === '' ? [] : part.split(':')));
  const gap = address.includes('::') ? 8 - (start?.length ?? 0) - (end?.length ?? 0) : 0;
  const groups = [...(start ?? []), ...Array.from({ length: gap }, () => '0'), ...(end ?? [])];
  return groups
    .slice(0, 4)
    .map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''))
    .join(':');
}

/** Whether a connection comes from one of TRUSTED_PROXIES: 'loopback', addresses and networks. */
export function proxyList(trusted: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const one of trusted.flatMap((name) =>
    name === 'loopback' ? ['127.0.0.0/8', '::1'] : [name],
  )) {
    const [address = '', bits] = one.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return (address) => list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}
