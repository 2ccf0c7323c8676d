import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { closable } from '@fakos/contracts/servers/close-server';
import type { Logger } from 'pino';
import { createApiApp } from './create-api-app.ts';
import { DATABASE_FILE, type OpenDatabase, openDatabase } from './database/database.ts';
import { migrate } from './database/migrate.ts';
import { createFirstOwner, type FirstOwner } from './domain/accounts/first-owner.ts';
import { createScheduledBackups } from './domain/backup/schedule/scheduled-backups.ts';
import { publishDueProducts } from './domain/catalogue/products/publish-due-products.ts';
import { sendStockAlerts } from './domain/catalogue/stock-alerts/send-stock-alerts.ts';
import { publishDueDrafts } from './domain/content/drafts/schedules.ts';
import { openStorage } from './domain/files/open-storage.ts';
import { startOutbox } from './domain/mail/delivery/worker.ts';
import { removeExpiredPrescriptions } from './domain/optics/prescriptions/cart-prescriptions.ts';
import { expireReservations } from './domain/sales/orders/expire-reservations.ts';
import { productIndex } from './domain/search/product-index/product-index.ts';
import { listEndpoints } from './endpoints/index.ts';
import { createMetrics } from './http/metrics.ts';
import { loadDemoShop } from './seed/load-demo-shop.ts';
import { type OnProgress, seedStore } from './seed/seed.ts';
import type { ApiSettings } from './settings.ts';

const EXPIRY_CHECK_MS = 60_000;
/** Maximum delay of a scheduled publication, in milliseconds. */
const PUBLICATION_CHECK_MS = 5000;
/** Maximum delay of the e-mails about a product that is back, in milliseconds. */
const STOCK_ALERT_CHECK_MS = 15_000;
/** Maximum delay of a scheduled backup, in milliseconds. */
const BACKUP_CHECK_MS = 60_000;
/** Maximum delay of deleting the prescriptions of abandoned carts, in milliseconds. */
const PRESCRIPTION_CHECK_MS = 3_600_000;

/** Dependencies of the API besides its settings. */
export interface StoreApiParts {
  readonly log: Logger;
  readonly onProgress?: OnProgress;
}

/** A running API. */
export interface StoreApi {
  readonly port: number;
  readonly url: string;
  /** Set if this start created the first owner; contains the password if it was generated, to be shown once. */
  readonly firstOwner?: FirstOwner;
  close(): Promise<void>;
}

/** Opens and migrates the database, fills an empty one, and listens. */
export async function startStoreApi(settings: ApiSettings, parts: StoreApiParts): Promise<StoreApi> {
  const place = { url: settings.DATABASE_URL, file: join(settings.DATA_DIR, DATABASE_FILE) };
  const store = openDatabase(place, ({ message }) => parts.log.error({ error: message }, 'database connection lost'));
  try {
    const firstOwner = await prepareStore(store, settings, parts.onProgress ?? (() => {}));
    const server = createServer();
    const closing = closable(server);
    const app = createApiApp(listEndpoints(settings.DATA_DIR), {
      db: store.db,
      log: parts.log,
      config: settings,
      metrics: createMetrics(),
      isClosing: closing.isClosing,
    });
    server.on('request', app);
    const port = await listen(server, settings.API_HOST, settings.API_PORT);
    const warmed = warmLists(store, parts.log);
    const stopExpiring = repeat(EXPIRY_CHECK_MS, parts.log, {
      run: () => expireReservations(store.db),
      done: 'reservations expired',
      failed: 'reservations could not be expired',
    });
    const stopPublishing = repeat(PUBLICATION_CHECK_MS, parts.log, {
      run: () => publishDueProducts(store.db),
      done: 'products published',
      failed: 'products could not be published',
    });
    const stopDrafts = repeat(PUBLICATION_CHECK_MS, parts.log, {
      run: () => publishDueDrafts(store.db),
      done: 'drafts published',
      failed: 'drafts could not be published',
    });
    const stopStockAlerts = repeat(STOCK_ALERT_CHECK_MS, parts.log, {
      run: () => sendStockAlerts(store.db),
      done: 'stock alerts queued',
      failed: 'stock alerts could not be queued',
    });
    const makeScheduled = createScheduledBackups(settings);
    const stopBackups = repeat(BACKUP_CHECK_MS, parts.log, {
      run: () => makeScheduled(),
      done: 'scheduled backup made',
      failed: 'the scheduled backup could not be made',
    });
    const stopPrescriptions = repeat(PRESCRIPTION_CHECK_MS, parts.log, {
      run: () => removeExpiredPrescriptions(store.db, settings),
      done: 'unused prescriptions deleted',
      failed: 'unused prescriptions could not be deleted',
    });
    const stopOutbox = startOutbox({ db: store.db, log: parts.log, config: settings });
    const close = async () => {
      const stopped = [
        stopOutbox(),
        stopExpiring(),
        stopPublishing(),
        stopDrafts(),
        stopStockAlerts(),
        stopBackups(),
        stopPrescriptions(),
      ];
      await Promise.all([closing.close(), ...stopped, warmed]);
      await store.close();
    };
    const url = `http://${settings.API_HOST.includes(':') ? `[${settings.API_HOST}]` : settings.API_HOST}:${port}`;
    return { port, url, ...(firstOwner && { firstOwner }), close };
  } catch (error) {
    await store.close();
    throw error;
  }
}

async function prepareStore(store: OpenDatabase, settings: ApiSettings, onProgress: OnProgress) {
  onProgress('Bringing the database up to date');
  await migrate(store);
  const wanted = { email: settings.ADMIN_EMAIL, password: settings.ADMIN_PASSWORD };
  const firstOwner = await createFirstOwner(store.db, wanted);
  if (settings.SEED === 'demo') {
    await seedStore(store.db, loadDemoShop, openStorage(settings), onProgress);
  }
  return firstOwner;
}

function listen(server: Server, host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });
}

/** Builds the product index, so that the first visitor does not wait for it. */
async function warmLists(store: OpenDatabase, log: Logger): Promise<void> {
  await productIndex(store.db).catch((err: unknown) => log.error({ err }, 'lists could not be prepared'));
}

interface RepeatedTask {
  /** Resolves to the number of changed rows. */
  run(): Promise<number>;
  /** Log messages. */
  readonly done: string;
  readonly failed: string;
}

/** Runs a task immediately and then every `everyMs` milliseconds. The returned function stops it after the current run. */
function repeat(everyMs: number, log: Logger, { run, done, failed }: RepeatedTask): () => Promise<unknown> {
  let running: Promise<unknown> = Promise.resolve();
  const runOnce = () => {
    running = run().then(
      (count) => count > 0 && log.info({ count }, done),
      (err: unknown) => log.error({ err }, failed),
    );
  };
  const timer = setInterval(runOnce, everyMs);
  timer.unref();
  runOnce();
  return () => {
    clearInterval(timer);
    return running;
  };
}
