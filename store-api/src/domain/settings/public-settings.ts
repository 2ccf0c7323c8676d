import { DEFAULT_LANGUAGE } from '@fakos/contracts/languages';
import {
  chromeSettings,
  type HomeContent,
  homeSettings,
  optionalChromeSettings,
  optionalHomeSettings,
  type PublicSettings,
  type Setting,
  type Settings,
} from '@fakos/contracts/settings/contract';
import type { ShopDatabase } from '../../database/schema.ts';
import type { Language } from '../../text/translate.ts';
import { findImagePositions } from '../media/image-positions.ts';
import { readSettings, settingText } from './read-settings.ts';

/** The settings of a response: those that are always included, and those included only if the shop has set them. */
interface PublicKeys {
  readonly always: Settings;
  readonly whenSet: Settings;
}

/** Settings of a public response by key. A setting that is not public is a programming error. */
async function readPublicSettings(
  db: ShopDatabase,
  { always, whenSet }: PublicKeys,
  language: Language,
): Promise<Record<string, unknown>> {
  const wanted = { ...whenSet, ...always };
  for (const [key, { visibility }] of Object.entries(wanted)) {
    if (visibility !== 'public') throw new Error(`the setting ${key} is not public`);
  }
  const stored = await readWithConstruction(db, wanted, language);
  const entries = Object.entries(wanted).flatMap(([key, setting]) => {
    const value = usable(setting, stored[key]);
    if (value === undefined && !(key in always)) return [];
    return [[key, shown(value ?? setting.fallback[language])]];
  });
  return Object.fromEntries(entries);
}

/**
 * The stored settings. While the site is under construction, empty texts of its page are those of the default language:
 * a shop that closes in a hurry writes one language.
 */
async function readWithConstruction(db: ShopDatabase, wanted: Settings, language: Language) {
  const stored = await readSettings(db, Object.keys(wanted), language);
  if (language === DEFAULT_LANGUAGE || stored.under_construction_enabled !== 'true') return stored;
  const keys = Object.keys(wanted).filter((key) => wanted[key]?.localised && wanted[key].group === 'construction');
  const texts = await readSettings(db, keys, DEFAULT_LANGUAGE);
  const filled = Object.entries(texts).filter(([key]) => settingText(stored, key) === '');
  return { ...stored, ...Object.fromEntries(filled) };
}

function usable({ schema }: Setting, value: unknown): unknown {
  const checked = schema.safeParse(value);
  return checked.success ? checked.data : undefined;
}

/** Blocks and sections that are switched off are not sent to visitors. */
function shown(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  return value.filter((item: unknown) => {
    if (typeof item !== 'object' || item === null) return true;
    return !('enabled' in item && item.enabled === false) && !('is_active' in item && item.is_active === false);
  });
}

/** Omits the maintenance screen's settings while the site is open, because they are not needed. */
function withoutIdleConstruction(settings: Record<string, unknown>): Record<string, unknown> {
  if (settings.under_construction_enabled === 'true') return settings;
  return Object.fromEntries(Object.entries(settings).filter(([key]) => !/^(under_)?construction_/.test(key)));
}

/** The settings of header, footer and other parts around every page. */
export async function readChromeSettings(db: ShopDatabase, language: Language): Promise<PublicSettings> {
  const wanted = { always: chromeSettings, whenSet: optionalChromeSettings };
  const settings = withoutIdleConstruction(await readPublicSettings(db, wanted, language)) as PublicSettings;
  const positions = await findImagePositions(db);
  return positions ? { ...settings, image_positions: positions } : settings;
}

/** The settings of the home page. */
export async function readHomeContent(db: ShopDatabase, language: Language): Promise<HomeContent> {
  const wanted = { always: homeSettings, whenSet: optionalHomeSettings };
  return withoutIdleConstruction(await readPublicSettings(db, wanted, language)) as HomeContent;
}
