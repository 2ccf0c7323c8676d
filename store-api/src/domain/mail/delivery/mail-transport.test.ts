import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { generate } from 'selfsigned';
import { type MailGuard, startTestMailServer, type TestMailServer } from '../../../testing/test-mail-server.ts';
import type { MailSecurity } from './mail-server.ts';
import { type MailTransport, openMailTransport } from './mail-transport.ts';

const trusted = getCACertificates('default');
const account = { user: 'shop', password: 'open sesame' };
const email = {
  to: 'maria@example.gr',
  messageId: 'one@example.gr',
  subject: 'Η παραγγελία σας',
  text: 'Ευχαριστούμε.',
  html: '<p>Ευχαριστούμε.</p>',
  shopName: 'Φακός',
};

let certificate: MailGuard['certificate'];
let mail: TestMailServer;
let transport: MailTransport | undefined;
beforeAll(async () => {
  const made = await generate([{ name: 'commonName', value: 'localhost' }], { keySize: 2048 });
  certificate = { key: made.private, cert: made.cert };
});
afterEach(async () => {
  transport?.close({ force: true });
  setDefaultCACertificates(trusted);
  await mail.close();
});

async function send({
  guard,
  secure,
  ...credentials
}: {
  guard: MailSecurity;
  secure: MailSecurity;
  password: string;
}) {
  mail = await startTestMailServer({ ...account, secure: guard, certificate });
  const from = { address: 'shop@example.gr', name: '' };
  const server = { host: 'localhost', port: mail.port, secure, from, user: account.user, ...credentials };
  transport = openMailTransport(server, { connect: 2000, silence: 1000, whole: 5000 });
  return transport.send(email);
}

const { password } = account;

test.each<MailSecurity>(['tls', 'starttls'])('an e-mail is sent by %s, with a name and a password', async (secure) => {
  setDefaultCACertificates([...trusted, certificate.cert]);
  await expect(send({ guard: secure, secure, password })).resolves.toMatch(/^250/);
  expect(mail.received.map(({ messageId }) => messageId)).toEqual(['<one@example.gr>']);
});

test.each<[why: string, guard: MailSecurity, secure: MailSecurity, password: string, code: string]>([
  ['the password is wrong', 'tls', 'tls', 'guessed', 'EAUTH'],
  ['the server will not protect the connection', 'none', 'starttls', password, 'ETLS'],
])('nothing is sent if %s', async (_why, guard, secure, given, code) => {
  setDefaultCACertificates([...trusted, certificate.cert]);
  await expect(send({ guard, secure, password: given })).rejects.toMatchObject({ code });
  expect(mail.received).toEqual([]);
});

test('no connection is made to a server on this machine that staff named', async () => {
  mail = await startTestMailServer();
  const from = { address: 'shop@example.gr', name: '' };
  const server = { host: 'localhost', port: 25, secure: 'none', from, isPublicOnly: true } as const;
  transport = openMailTransport(server, { connect: 2000, silence: 1000, whole: 5000 });
  await expect(transport.send(email)).rejects.toMatchObject({ code: 'EHOST' });
  transport.close({ force: true });
  transport = openMailTransport({ ...server, port: mail.port }, { connect: 2000, silence: 1000, whole: 5000 });
  await expect(transport.send(email)).rejects.toMatchObject({ code: 'EHOST' });
  expect(mail.received).toEqual([]);
});

test.each<MailSecurity>(['tls', 'starttls'])(
  'nothing is sent by %s to a server with an untrusted certificate',
  async (secure) => {
    await expect(send({ guard: secure, secure, password })).rejects.toThrow(/self-signed certificate/);
    expect(mail.received).toEqual([]);
  },
);
