import { isIPv6 } from 'node:net';

const GROUPS = 8;
const HEX = 16;
/** Groups of an IPv6 address that identify a network: a provider assigns at least 64 bits to a customer (RFC 6177). */
const NETWORK_GROUPS = 4;
const BITS_A_BYTE = 8;
const BYTE = 0xff;

/**
 * The network of an address: an IPv4 address itself, also when written as IPv6
 * (RFC 4291 section 2.5.5.2), and of an IPv6 address its /64, within which one machine may take any address.
 */
export function getNetwork(address: string): string {
  const [bare = ''] = address.split('%');
  if (!isIPv6(bare)) return address;
  const groups = parseGroups(bare);
  const isMapped = groups.slice(0, 6).join(':') === '0:0:0:0:0:65535';
  if (isMapped) return groups.slice(6).flatMap(toBytes).join('.');
  const network = groups.slice(0, NETWORK_GROUPS).map((group) => group.toString(HEX));
  return `${network.join(':')}::/64`;
}

/** The eight groups of an address. URL normalises embedded IPv4 addresses and abbreviated zeros. */
function parseGroups(address: string): number[] {
  const [head = '', tail = ''] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const numbers = (part: string) => (part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, HEX)));
  const [before, after] = [numbers(head), numbers(tail)];
  return [...before, ...Array.from({ length: GROUPS - before.length - after.length }, () => 0), ...after];
}

function toBytes(group: number): number[] {
  return [group >> BITS_A_BYTE, group & BYTE];
}
