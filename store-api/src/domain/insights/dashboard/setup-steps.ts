import type { Dashboard, SetupStep } from '@fakos/contracts/dashboard/contract';
import type { ShopDatabase } from '../../../database/schema.ts';
import type { ApiSettings } from '../../../settings.ts';
import { findMailServer } from '../../mail/delivery/mail-server.ts';
import { readBankAccount } from '../../settings/bank-account.ts';
import { readSettings, settingText } from '../../settings/read-settings.ts';
import { hasProduct } from './dashboard.repo.ts';

const KEYS = ['company_name', 'contact_address', 'contact_email', 'contact_phone'];
/** Hosts that are reachable only from this machine or network. */
const LOCAL_HOST = /^(?:localhost|127\.[\d.]+|\[::1\]|10\.[\d.]+|192\.168\.[\d.]+|[^.]+|.*\.(?:local|localhost|test))$/;

/** The steps of setting up the shop, in their order, with those that are done. */
export async function listSetupSteps(db: ShopDatabase, config: ApiSettings): Promise<Dashboard['setup']> {
  const settings = await readSettings(db, KEYS, 'el');
  const isSet = (...keys: string[]) => keys.every((key) => settingText(settings, key) !== '');
  const done: Readonly<Record<SetupStep, boolean>> = {
    company: isSet('company_name', 'contact_address'),
    contact: isSet('contact_email', 'contact_phone'),
    bank_account: (await readBankAccount(db, 'el')) !== '',
    mail: (await findMailServer(db, config)) !== undefined,
    product: await hasProduct(db),
    domain: isPublicAddress(config.PUBLIC_URL),
  };
  return (Object.keys(done) as SetupStep[]).map((step) => ({ step, done: done[step] }));
}

/** True for an address that visitors can open safely: HTTPS at a host of the internet. */
export function isPublicAddress(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  return protocol === 'https:' && !LOCAL_HOST.test(hostname);
}
