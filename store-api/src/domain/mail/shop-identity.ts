import { getImageUrl } from '@fakos/contracts/images/contract';
import type { ShopDatabase } from '../../database/schema.ts';
import type { Language } from '../../text/translate.ts';
import { readSettings, settingText } from '../settings/read-settings.ts';

/** How the shop signs its e-mails. */
export interface ShopIdentity {
  readonly name: string;
  /** Path of its logo; empty if there is none that mail clients show. */
  readonly logoPath: string;
  readonly contact: readonly string[];
}

/** A shop that has no name yet. */
const NAMELESS = 'Fakos';
const KEYS = ['company_name', 'logo_url', 'contact_address', 'contact_phone', 'contact_email'];
const LOGO_WIDTH = 320;
/** Mail clients do not show SVG. */
const DRAWN_LOGO = /^[\w.-]+\.(?:png|jpe?g|gif|webp)$/i;

/** Reads name, logo and contact details in a language. */
export async function readShopIdentity(db: ShopDatabase, language: Language): Promise<ShopIdentity> {
  const settings = await readSettings(db, KEYS, language);
  const text = (key: string) => settingText(settings, key);
  const logo = text('logo_url');
  return {
    name: text('company_name') || NAMELESS,
    logoPath: DRAWN_LOGO.test(logo) ? getImageUrl('logo', logo, LOGO_WIDTH) : '',
    contact: [text('contact_address'), text('contact_phone'), text('contact_email')].filter((line) => line !== ''),
  };
}

/** The shop's address for visitors' messages; undefined if it has none. */
export async function findShopAddress(db: ShopDatabase): Promise<string | undefined> {
  const settings = await readSettings(db, ['shop_notification_email', 'contact_email'], 'el');
  const text = (key: string) => settingText(settings, key);
  return text('shop_notification_email') || text('contact_email') || undefined;
}

/** The address that customers' replies reach; undefined if the shop has none. */
export async function findReplyAddress(db: ShopDatabase): Promise<string | undefined> {
  const settings = await readSettings(db, ['contact_email', 'shop_notification_email'], 'el');
  return settingText(settings, 'contact_email') || settingText(settings, 'shop_notification_email') || undefined;
}
