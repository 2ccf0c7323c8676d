import type { ShopDatabase } from '../../../database/schema.ts';
import type { ApiSettings } from '../../../settings.ts';
import { readSettings, settingText } from '../../settings/read-settings.ts';

/** Encryption of a connection: none, STARTTLS before any other command, or TLS from the first byte. */
export type MailSecurity = 'none' | 'starttls' | 'tls';

/** The server that sends the shop's mail, and the sender. */
export interface MailServer {
  readonly host: string;
  readonly port: number;
  readonly secure: MailSecurity;
  readonly user?: string;
  readonly password?: string;
  /** True for a server that staff named, which must be on the internet: they must not reach this machine's network. */
  readonly isPublicOnly?: boolean;
  /** If empty, the shop's name is used. */
  readonly from: { readonly address: string; readonly name: string };
}

/** Environment variables that take precedence over the shop's settings. */
export type MailEnvironment = Pick<ApiSettings, 'SMTP_URL' | 'MAIL_FROM' | 'SMTP_PRIVATE_HOSTS'>;

const DEFAULT_PORTS: Readonly<Record<MailSecurity, number>> = { none: 25, starttls: 587, tls: 465 };
const SENDER_KEYS = ['mail_from', 'mail_from_name', 'contact_email'];
const KEYS = ['smtp_host', 'smtp_port', 'smtp_secure', 'smtp_user', 'smtp_password', ...SENDER_KEYS];

/** The mail server of the environment, else of the shop's settings; undefined if there is none or no address to send from. */
export async function findMailServer(db: ShopDatabase, environment: MailEnvironment): Promise<MailServer | undefined> {
  const settings = await readSettings(db, KEYS, 'el');
  const text = (key: string) => settingText(settings, key);
  const server =
    environment.SMTP_URL === undefined
      ? parseServerSettings(text, environment.SMTP_PRIVATE_HOSTS === 'off')
      : parseServerUrl(new URL(environment.SMTP_URL));
  const from = getSender(environment, text);
  return server && from.address !== '' ? { ...server, from } : undefined;
}

/** The sender of the shop's mail, with `unsaved` in place of stored settings. The address is empty if none is set. */
export async function findSender(
  db: ShopDatabase,
  environment: MailEnvironment,
  unsaved: Readonly<Record<string, unknown>>,
): Promise<MailServer['from']> {
  const settings = { ...(await readSettings(db, SENDER_KEYS, 'el')), ...unsaved };
  return getSender(environment, (key) => settingText(settings, key));
}

function getSender({ MAIL_FROM: fixed }: MailEnvironment, text: (key: string) => string): MailServer['from'] {
  return parseSender(fixed ?? (text('mail_from') || text('contact_email')), text('mail_from_name'));
}

type Server = Omit<MailServer, 'from'>;

function parseServerSettings(text: (key: string) => string, isPublicOnly: boolean): Server | undefined {
  const host = text('smtp_host');
  if (host === '') return undefined;
  const stored = text('smtp_secure');
  const secure: MailSecurity = stored === 'none' || stored === 'tls' ? stored : 'starttls';
  const port = Number(text('smtp_port')) || DEFAULT_PORTS[secure];
  return { host, port, secure, isPublicOnly, ...credentials(text('smtp_user'), text('smtp_password')) };
}

function parseServerUrl(url: URL): Server {
  const [user, password] = [decodeURIComponent(url.username), decodeURIComponent(url.password)];
  const secure = getSecurity(url, user);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return { host, port: Number(url.port) || DEFAULT_PORTS[secure], secure, ...credentials(user, password) };
}

/** A name and a password are never sent unencrypted. */
function getSecurity(url: URL, user: string): MailSecurity {
  if (url.protocol === 'smtps:') return 'tls';
  return user === '' ? 'none' : 'starttls';
}

function credentials(user: string, password: string) {
  return user === '' ? {} : { user, password };
}

/** Parses `shop@example.gr` and `Name <shop@example.gr>`. */
function parseSender(text: string, name: string): MailServer['from'] {
  const parts = /^(?<name>[^<>]*)<(?<address>[^<>\s]+)>$/.exec(text.trim())?.groups;
  return { address: parts?.address ?? text.trim(), name: parts?.name?.trim().replace(/^"|"$/g, '') || name };
}
