import { pino } from 'pino';
import type { OpenDatabase } from '../../../database/database.ts';
import { migrate } from '../../../database/migrate.ts';
import type { ShopDatabase } from '../../../database/schema.ts';
import { apiSettingsSchema } from '../../../settings.ts';
import { startTestMailServer, type TestMailServer } from '../../../testing/test-mail-server.ts';
import { openTestStore } from '../../../testing/test-store.ts';
import { queueEmail } from '../../outbox/queue-email.ts';
import { startOutbox } from './worker.ts';

let store: OpenDatabase;
let mail: TestMailServer;
let lines: { level: number; msg: string }[];
const stops: (() => Promise<void>)[] = [];
beforeEach(async () => {
  store = await openTestStore();
  await migrate(store);
  mail = await startTestMailServer();
  lines = [];
});
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
  await mail.close();
  await store.close();
});

const start = (environment: Record<string, string> = {}) => {
  const log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) });
  const config = apiSettingsSchema.parse({ OUTBOX_INTERVAL_MS: '3600000', ...environment });
  const stop = startOutbox({ db: store.db, log, config });
  stops.push(stop);
  return stop;
};
const throughMail = () => ({ SMTP_URL: `smtp://127.0.0.1:${mail.port}`, MAIL_FROM: 'Το οπτικό <shop@example.gr>' });
const queue = (db: ShopDatabase = store.db) =>
  queueEmail(db, { template: 'password_changed', to: 'maria@example.gr', language: 'el', params: { name: 'Μαρία' } });
const statuses = async () => (await store.db.selectFrom('emails').select('status').execute()).map((row) => row.status);

test('an e-mail is sent soon after its transaction, without waiting for the next run', async () => {
  const stop = start(throughMail());
  const arrived = mail.next();
  await store.db.transaction().execute((transaction) => queue(transaction));
  await arrived;
  await stop();
  expect(mail.received[0]?.headers).toContain('shop@example.gr');
  expect(mail.received[0]?.headers).toContain('Auto-Submitted: auto-generated');
  expect(await statuses()).toEqual(['sent']);
});

test('e-mails that waited before the start are sent at the start', async () => {
  await queue();
  const arrived = mail.next();
  start(throughMail());
  await arrived;
  expect(mail.received).toHaveLength(1);
});

test('stopping waits for the e-mail being sent, and starts no other', async () => {
  for (let index = 0; index < 8; index++) await queue();
  const arrived = [mail.next('hold'), mail.next('hold'), mail.next('hold')];
  const stop = start(throughMail());
  const releases = await Promise.all(arrived);
  const stopped = stop();
  for (const release of releases) release();
  await stopped;
  expect((await statuses()).filter((status) => status === 'sent')).toHaveLength(3);
});

test('without a mail server e-mails wait, which is logged once; settings can add a server later', async () => {
  const isQuiet = { OUTBOX_INTERVAL_MS: '50', SMTP_PRIVATE_HOSTS: 'on' };
  await queue();
  start(isQuiet);
  await new Promise<void>((resolve) => {
    let rounds = 0;
    const timer = setInterval(() => {
      if (++rounds < 4) return;
      clearInterval(timer);
      resolve();
    }, 60);
  });
  expect(lines.map(({ msg }) => msg)).toEqual(['e-mails wait: no mail server is configured']);
  expect(await statuses()).toEqual(['waiting']);
  const arrived = mail.next();
  const settings = { smtp_host: '127.0.0.1', smtp_port: mail.port, smtp_secure: 'none', mail_from: 'shop@example.gr' };
  const rows = Object.entries(settings).map(([key, value]) => [key, JSON.stringify(value)] as const);
  await store.db
    .insertInto('settings')
    .values(rows.map(([key, value]) => ({ key, value_el: value, value_en: value })))
    .execute();
  await arrived;
  expect(mail.received[0]?.to).toEqual(['maria@example.gr']);
});
