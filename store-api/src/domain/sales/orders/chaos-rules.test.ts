import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { DATABASE_FILE, type OpenDatabase, openDatabase } from '../../../database/database.ts';
import { migrate } from '../../../database/migrate.ts';
import { insertShop } from '../../../seed/insert-shop.ts';
import { fixtureCatalogue, productIds } from '../../../testing/fixture-catalogue.ts';

// Buyers order through a gateway while it and the API are killed, and the API hangs, cannot write and finds a damaged log.

/** How long failures follow each other, in seconds: all of them once where it is not set; `.ci/run` sets it. */
const SECONDS = Number(process.env.CHAOS_SECONDS ?? 0);
/** Decides the order of the failures. */
const SEED = Number(process.env.CHAOS_SEED ?? 20);
/** Beyond {@link SECONDS}, for the last failures and for a busy machine. */
const EXTRA_MS = 120_000;
const STOCK = 1_000_000;
const BUYERS = 6;
/** Acknowledged orders before each failure, and after the last one. */
const ORDERS_BETWEEN = 8;
const CANCELLED = 5;
const RETRY_MS = 20;
const root = resolve(import.meta.dirname, '../../../../..');
const product = productIds.reader;

interface Placed {
  readonly number: string;
  readonly token: string;
}

/** The API and the gateway, each in a process of its own on a port that stays the same. */
class Installation {
  readonly #folder: string;
  readonly #ports: Readonly<Record<'api' | 'gateway', number>>;
  readonly #running = new Map<'api' | 'gateway', ChildProcess>();

  constructor(folder: string, ports: Record<'api' | 'gateway', number>) {
    this.#folder = folder;
    this.#ports = ports;
  }

  get url(): string {
    return `http://127.0.0.1:${this.#ports.gateway}`;
  }

  get logFile(): string {
    return join(this.#folder, `${DATABASE_FILE}-wal`);
  }

  async start(name: 'api' | 'gateway'): Promise<void> {
    const file = name === 'api' ? 'store-api/src/serve.ts' : 'api-gateway/src/serve.ts';
    const child = spawn(process.execPath, [join(root, file)], {
      env: {
        ...process.env,
        ...{ NODE_ENV: 'production', LOG_LEVEL: 'silent', DATABASE_URL: '', SEED: 'empty', REDIS_URL: '' },
        ...{ ADMIN_PASSWORD: 'a long enough password', WRITES_PER_MINUTE: '100000' },
        DATA_DIR: name === 'api' ? this.#folder : join(this.#folder, 'gateway'),
        API_PORT: String(this.#ports.api),
        PORT: String(this.#ports.gateway),
        API_UPSTREAM: `http://127.0.0.1:${this.#ports.api}`,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#running.set(name, child);
    await once(child.stdout, 'data');
  }

  async kill(name: 'api' | 'gateway'): Promise<void> {
    const child = this.#running.get(name);
    if (!child) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }

  signal(signal: NodeJS.Signals): void {
    this.#running.get('api')?.kill(signal);
  }

  /** Limits the size of the files that the API may write: with 0 it cannot write at all, as on a full disk. */
  limitFileSize(limit: string): void {
    execFileSync('prlimit', ['--pid', String(this.#running.get('api')?.pid), `--fsize=${limit}:`]);
  }
}

/** Buyers and a visitor, until {@link stop}. */
class Storm {
  readonly placed = new Map<string, Placed>();
  readonly problems: string[] = [];
  readonly statuses = new Map<number, number>();
  readonly #url: string;
  readonly #running: Promise<void>[];
  #isStopped = false;

  constructor(url: string) {
    this.#url = url;
    this.#running = [...Array.from({ length: BUYERS }, (_, buyer) => this.#buy(buyer)), this.#visit()];
  }

  /** Waits until this many more orders are acknowledged. */
  async waitForOrders(count: number): Promise<void> {
    const wanted = this.placed.size + count;
    while (this.placed.size < wanted) await pause(RETRY_MS);
  }

  async waitForStatus(status: number): Promise<void> {
    const before = this.statuses.get(status) ?? 0;
    while ((this.statuses.get(status) ?? 0) === before) await pause(RETRY_MS);
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    await Promise.all(this.#running);
  }

  /** Places orders, each again with the same key until it is acknowledged. */
  async #buy(buyer: number): Promise<void> {
    const contact = { full_name: 'Μαρία Παππά', email: `buyer${buyer}@example.gr`, phone: '6900000000' };
    const order = {
      ...{ items: [{ product_id: product, quantity: 1 }], contact, shipping_method: 'pickup' },
      ...{ payment_method: 'pay_in_store', expected_total: 19.99, terms_accepted: true },
    };
    while (!this.#isStopped) {
      const key = crypto.randomUUID();
      while (!this.placed.has(key)) {
        const placed = await this.#send(order, key);
        if (placed) this.placed.set(key, placed);
        else await pause(RETRY_MS);
      }
    }
  }

  async #send(order: object, key: string): Promise<Placed | undefined> {
    const response = await fetch(`${this.#url}/api/orders.php?action=create`, {
      method: 'POST',
      body: JSON.stringify(order),
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
    }).catch(noResponse);
    if (!response) return undefined;
    this.statuses.set(response.status, (this.statuses.get(response.status) ?? 0) + 1);
    const text = await response.text().catch(noResponse);
    if (text === undefined) return undefined;
    if (response.ok) return (JSON.parse(text) as { data: Placed }).data;
    if (![502, 503, 507].includes(response.status) || !isEnvelope(text)) {
      this.problems.push(`order: ${response.status} ${text}`);
    }
    return undefined;
  }

  async #visit(): Promise<void> {
    while (!this.#isStopped) {
      const response = await fetch(`${this.#url}/shop`).catch(noResponse);
      const text = await response?.text().catch(noResponse);
      if (text?.trim() === '') this.problems.push(`page: ${response?.status} is blank`);
      await pause(RETRY_MS);
    }
  }
}

/** The gateway was killed. */
function noResponse(): undefined {
  return undefined;
}

function isEnvelope(text: string): boolean {
  const body = JSON.parse(text) as { success?: unknown; code?: unknown; message?: unknown };
  return body.success === false && typeof body.code === 'string' && typeof body.message === 'string';
}

/** A failure of the API, and its recovery. */
const failures: Readonly<Record<string, (site: Installation, storm: Storm) => Promise<void>>> = {
  async kill(site) {
    await site.kill('api');
    await site.start('api');
  },
  async fullDisk(site, storm) {
    site.limitFileSize('0');
    await storm.waitForStatus(507);
    site.limitFileSize('unlimited');
  },
  async hang(site) {
    site.signal('SIGSTOP');
    await fetch(`${site.url}/about`);
    site.signal('SIGCONT');
  },
  async damagedLog(site) {
    await site.kill('api');
    await appendFile(site.logFile, Buffer.alloc(5000, 'torn write'));
    await site.start('api');
  },
  async killAgain(site) {
    await site.kill('api');
    await site.start('api');
  },
  async killGateway(site) {
    await site.kill('gateway');
    await site.start('gateway');
  },
};

/** A different order of the failures for each seed. */
function shuffle<T>(list: readonly T[], seed: number): T[] {
  let state = seed;
  const random = () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state;
  };
  return list
    .map((item) => ({ item, rank: random() }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ item }) => item);
}

let folder: string;
let site: Installation;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fakos-chaos-'));
  await withStore(async (store) => {
    await migrate(store);
    await store.db.transaction().execute((transaction) => insertShop(transaction, fixtureCatalogue));
    await store.db.updateTable('products').set({ stock: STOCK }).execute();
  });
  site = new Installation(folder, { api: await findPort(), gateway: await findPort() });
  await site.start('api');
  await site.start('gateway');
});
afterEach(async () => {
  await site.kill('gateway');
  await site.kill('api');
  await rm(folder, { recursive: true });
});

async function withStore<T>(use: (store: OpenDatabase) => Promise<T>): Promise<T> {
  const store = openDatabase({ url: undefined, file: join(folder, DATABASE_FILE) });
  return use(store).finally(() => store.close());
}

async function findPort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port;
}

test(
  'no acknowledged order is lost or doubled, the stock is correct and no response is blank',
  async () => {
    const storm = new Storm(site.url);
    const end = performance.now() + SECONDS * 1000;
    for (let round = 0; round === 0 || performance.now() < end; round++) {
      for (const cause of shuffle(Object.values(failures), SEED + round)) {
        await storm.waitForOrders(ORDERS_BETWEEN);
        await cause(site, storm);
      }
    }
    await storm.waitForOrders(ORDERS_BETWEEN);
    await storm.stop();
    expect(storm.problems).toEqual([]);

    const placed = [...storm.placed.values()];
    for (const { number, token } of placed.slice(0, CANCELLED)) {
      const body = JSON.stringify({ number, token });
      const headers = { 'content-type': 'application/json' };
      const cancelled = await fetch(`${site.url}/api/orders.php?action=cancel`, { method: 'POST', body, headers });
      expect(cancelled.status).toBe(200);
    }
    await withStore(async ({ db }) => {
      const stored = await db.selectFrom('orders').select('number').execute();
      expect(stored.map(({ number }) => number).sort()).toEqual(placed.map(({ number }) => number).sort());
      const { stock } = await db
        .selectFrom('products')
        .select('stock')
        .where('id', '=', product)
        .executeTakeFirstOrThrow();
      expect(stock).toBe(STOCK - placed.length + CANCELLED);
    });
  },
  SECONDS * 1000 + EXTRA_MS,
);
