import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { BlockList, connect, isIPv6, type Socket } from 'node:net';

/** Ports of mail servers: relay, submission with TLS, submission, and the one of providers whose clients block the others. */
export const MAIL_PORTS: readonly number[] = [25, 465, 587, 2525];

/** Networks that are not public: this machine, private, link-local, shared, documentation, tests, multicast, reserved. */
const privateNetworks: readonly (readonly [address: string, prefix: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
  ['::', 127],
  ['64:ff9b::', 96],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
];

const blocked = new BlockList();
for (const [address, prefix] of privateNetworks) {
  blocked.addSubnet(address, prefix, isIPv6(address) ? 'ipv6' : 'ipv4');
}

/** True for an IP address that anybody on the internet can reach. */
export function isPublicAddress(address: string): boolean {
  return !blocked.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

/**
 * Connects to a mail server on the internet, never to this machine or a private network. The address that was checked is
 * the one that is used, so that a name cannot resolve to another one meanwhile.
 */
export async function connectPublicly(host: string, port: number, timeoutMs: number): Promise<Socket> {
  if (!MAIL_PORTS.includes(port)) throw refused(`port ${port} is not one of ${MAIL_PORTS.join(', ')}`);
  const addresses = await lookup(host, { all: true });
  const usable = addresses.find(({ address }) => isPublicAddress(address));
  if (!usable) throw refused('the host is in a private network');
  const socket = connect({ host: usable.address, port });
  const timer = setTimeout(() => socket.destroy(new Error('Connection timeout')), timeoutMs);
  try {
    await once(socket, 'connect');
    return socket;
  } finally {
    clearTimeout(timer);
  }
}

function refused(why: string): Error {
  return Object.assign(new Error(`Refused by SMTP_PRIVATE_HOSTS: ${why}`), { code: 'EHOST' });
}
