import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** What a proxy may write of a caller that it does not know: all of them share a count. */
const UNKNOWN = 'unknown';

/**
 * The key under which an address is counted. IPv4 addresses as they are, also when mapped to IPv6;
 * of IPv6 only the /64 prefix, since a customer's devices choose and change the rest freely. Some
 * proxies write the port too, which is another with each connection.
 */
export function networkOf(address: string): string {
  const bare = withoutPort(address.trim());
  if (isIPv4(bare)) return bare;
  if (!isIPv6(bare)) return UNKNOWN;
  const groups = groupsOf(bare);
  const [high = 0, low = 0] = groups.slice(6).map((group) => Number.parseInt(group, 16));
  return groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff'
    ? [high >> 8, high & 255, low >> 8, low & 255].join('.')
    : groups.slice(0, 4).join(':');
}

/** '192.0.2.7:51234' and '[2001:db8::1]:443', without brackets too. */
function withoutPort(address: string): string {
  const [, v4] = /^([\d.]{7,15}):\d{1,5}$/.exec(address) ?? [];
  const [, v6] = /^\[([^\]]*)\](?::\d{1,5})?$/.exec(address) ?? [];
  return v4 ?? v6 ?? address;
}

/** The eight groups of an IPv6 address, as the URL standard writes them: '::1' is 0, 0, …, 1. */
function groupsOf(address: string): string[] {
  const [plain = ''] = address.split('%');
  const [head = '', tail = ''] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::');
  const [start, end] = [head, tail].map((part) => part.split(':').filter((group) => group !== ''));
  const gap = 8 - (start?.length ?? 0) - (end?.length ?? 0);
  return [...(start ?? []), ...Array.from({ length: gap }, () => '0'), ...(end ?? [])];
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
