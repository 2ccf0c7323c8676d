import { connect, type Socket } from 'node:net';

const BYTE_INTERVAL_MS = 2_000;

/** A kind of slow visitor: what it sends at once, and whether it continues with one byte every two seconds. */
export interface SlowKind {
  readonly name: string;
  readonly start: string;
  readonly sendsMore: boolean;
}

const head = (line: string) => `${line} HTTP/1.1\r\nhost: shop.example\r\nx-forwarded-for: 203.0.113.7\r\n`;

/** Visitors who never finish a request, and visitors who do not read the responses to many. */
export const slowKinds: readonly SlowKind[] = [
  { name: 'headers', start: `${head('GET /shop')}x-slow: `, sendsMore: true },
  {
    name: 'bodies',
    start: `${head('POST /backend/api/cart.php?action=quote')}content-type: application/json\r\ncontent-length: 5000\r\n\r\n{`,
    sendsMore: true,
  },
  { name: 'readers', start: `${head('GET /shop')}\r\n`.repeat(10), sendsMore: false },
];

/** Connections that are as slow as a server allows. */
export class SlowConnections {
  private readonly sockets: readonly Socket[];
  private readonly timer: NodeJS.Timeout;

  private constructor(sockets: readonly Socket[], { start, sendsMore }: SlowKind) {
    this.sockets = sockets;
    for (const socket of sockets) socket.write(start);
    this.timer = setInterval(() => {
      if (sendsMore) for (const socket of sockets) if (socket.writable) socket.write('a');
    }, BYTE_INTERVAL_MS);
  }

  /** Opens them all before any sends something. */
  static async open(url: string, count: number, kind: SlowKind): Promise<SlowConnections> {
    const opened = Array.from({ length: count }, () => openSocket(Number(new URL(url).port)));
    return new SlowConnections(await Promise.all(opened), kind);
  }

  close(): void {
    clearInterval(this.timer);
    for (const socket of this.sockets) socket.destroy();
  }
}

async function openSocket(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject));
  // The server may end the connection at any time. Nothing is read.
  return socket.on('error', () => undefined);
}
