import { type KyselyPlugin, UpdateQueryNode } from 'kysely';
import { pino } from 'pino';
import type { OpenDatabase } from '../../../database/database.ts';
import { migrate } from '../../../database/migrate.ts';
import type { ShopDatabase } from '../../../database/schema.ts';
import { fakeDate } from '../../../testing/fake-date.ts';
import { type MailBehaviour, startTestMailServer, type TestMailServer } from '../../../testing/test-mail-server.ts';
import { openTestStore } from '../../../testing/test-store.ts';
import { queueEmail } from '../../outbox/queue-email.ts';
import { deliverDueEmails } from './deliver-emails.ts';
import { MAX_CONNECTIONS, type MailTransport, openMailTransport } from './mail-transport.ts';
import { MAX_ATTEMPTS } from './retry-rules.ts';

const HOUR_MS = 60 * 60 * 1000;
const from = { address: 'shop@example.gr', name: '' };

let store: OpenDatabase;
let mail: TestMailServer;
let transports: MailTransport[];
beforeAll(async () => {
  store = await openTestStore();
  await migrate(store);
});
afterAll(() => store.close());
beforeEach(async () => {
  // Only the date is faked; tests advance it.
  fakeDate(new Date('2026-05-04T10:00:00Z'));
  await store.db.deleteFrom('emails').execute();
  mail = await startTestMailServer();
  transports = [];
});
afterEach(async () => {
  for (const transport of transports) transport.close({ force: true });
  await mail.close();
  jest.useRealTimers();
});

const openTransport = (port = mail.port) => {
  const server = { host: '127.0.0.1', port, secure: 'none', from } as const;
  const transport = openMailTransport(server, { connect: 2000, silence: 1000, whole: 5000 });
  transports.push(transport);
  return transport;
};
const deliver = (transport = openTransport(), db: ShopDatabase = store.db) =>
  deliverDueEmails({
    db,
    transport,
    log: pino({ level: 'silent' }),
    config: { PUBLIC_URL: 'https://shop.example' },
    server: { from },
    isStopped: () => false,
  });
const queue = (db: ShopDatabase = store.db, to = 'maria@example.gr') =>
  queueEmail(db, { template: 'reset_password', to, language: 'el', params: { name: 'Μαρία', token: 'a-secret-key' } });
const rows = () => store.db.selectFrom('emails').selectAll().orderBy('id').execute();
const later = (ms: number) => jest.setSystemTime(Date.now() + ms);

test.each<[MailBehaviour[], string, number]>([
  [['accept'], 'sent', 1],
  [['later', 'accept'], 'sent', 2],
  [['hang', 'accept'], 'sent', 2],
  [['drop', 'accept'], 'sent', 2],
  [['later', 'later', 'refuse'], 'failed', 3],
  [['refuse'], 'failed', 1],
])(
  'a server that does %j leaves an e-mail %s after %d attempts, all with one Message-ID',
  async (plan, status, tries) => {
    mail.plan(...plan);
    await queue();
    for (let round = 0; round < 4; round++) {
      await deliver();
      later(HOUR_MS);
    }
    expect(await rows()).toMatchObject([{ status, attempts: tries, claim: '' }]);
    expect(mail.received).toHaveLength(tries);
    expect(new Set(mail.received.map(({ messageId }) => messageId)).size).toBe(1);
    expect(mail.received[0]?.messageId).toMatch(/^<[\w-]{36}@example\.gr>$/);
  },
);

test('a sent e-mail keeps its subject; its token is deleted', async () => {
  await queue();
  await deliver();
  expect(mail.received[0]?.raw).toContain('a-secret-key');
  const [row] = await rows();
  expect(row).toMatchObject({ status: 'sent', subject: 'Νέος κωδικός για τον λογαριασμό σας', last_error: '' });
  expect(row?.params).not.toContain('a-secret-key');
});

test('a failed attempt is retried after its delay, and its error contains no personal data', async () => {
  mail.plan('later');
  await queue();
  await deliver();
  expect(await rows()).toMatchObject([{ status: 'waiting', last_error: expect.stringContaining('451') }]);
  await deliver();
  expect(mail.received).toHaveLength(1);
  later(HOUR_MS);
  mail.plan('refuse');
  await deliver();
  const [row] = await rows();
  expect(row).toMatchObject({ status: 'failed', last_error: expect.stringContaining('No such mailbox') });
  expect(row?.last_error).not.toContain('@');
});

test('two senders at once send each e-mail once', async () => {
  const recipients = Array.from({ length: 30 }, (_, index) => `reader-${index}@example.gr`);
  for (const to of recipients) await queue(store.db, to);
  await Promise.all([deliver(), deliver()]);
  expect(mail.received.flatMap(({ to }) => to).sort()).toEqual(recipients.sort());
  expect((await rows()).every(({ status }) => status === 'sent')).toBe(true);
});

test('an e-mail whose sender died after the server accepted it is sent again with the same Message-ID', async () => {
  await queue();
  await expect(deliver(openTransport(), dyingAtTheNote())).rejects.toThrow('died');
  await deliver();
  expect(mail.received).toHaveLength(1);
  later(HOUR_MS);
  await deliver();
  expect(mail.received).toHaveLength(2);
  expect(mail.received[0]?.messageId).toBe(mail.received[1]?.messageId);
  expect(await rows()).toMatchObject([{ status: 'sent' }]);
});

function dyingAtTheNote(): ShopDatabase {
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      const isNote = UpdateQueryNode.is(node) && JSON.stringify(node.updates).includes('"sent"');
      if (isNote) throw new Error('died');
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  return store.db.withPlugin(plugin);
}

test('a rolled back transaction leaves no e-mail', async () => {
  const change = store.db.transaction().execute(async (transaction) => {
    await queue(transaction);
    throw new Error('no stock');
  });
  await expect(change).rejects.toThrow('no stock');
  await deliver();
  expect([await rows(), mail.received]).toEqual([[], []]);
});

test('a failing server is not tried for every e-mail, and no e-mail is lost', async () => {
  await mail.close();
  for (let index = 0; index < 10; index++) await queue();
  await deliver(openTransport(mail.port));
  const after = await rows();
  expect(after.filter(({ attempts }) => attempts > 0).length).toBeLessThanOrEqual(MAX_CONNECTIONS);
  expect(after.every(({ status }) => status === 'waiting')).toBe(true);
  mail = await startTestMailServer();
  later(HOUR_MS);
  await deliver();
  expect(mail.received).toHaveLength(10);
});

test('an e-mail that is never accepted fails eventually', async () => {
  await queue();
  for (let round = 0; round < MAX_ATTEMPTS + 2; round++) {
    mail.plan('later');
    await deliver();
    later(8 * HOUR_MS);
  }
  expect(await rows()).toMatchObject([{ status: 'failed', attempts: MAX_ATTEMPTS }]);
  expect(mail.received).toHaveLength(MAX_ATTEMPTS);
});

test.each(['a@example.gr, b@example.gr', 'a@example.gr\r\nBcc: b@example.gr', '"x" <a@example.gr>', ''])(
  'an e-mail to %j is not sent',
  async (to) => {
    await queue(store.db, to);
    await deliver();
    expect(mail.received).toEqual([]);
    expect(await rows()).toMatchObject([{ status: 'failed' }]);
  },
);
