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
import { readSettings } from './read-settings.ts';

/** What an answer holds: settings that are always there, and those that are there only where the shop has set them. */
interface Wanted {
  readonly always: Settings;
  readonly whenSet: Settings;
}

/** Settings of a public answer by key. One that is not public is a fault of the program, whoever asks. */
async function readPublicSettings(
  db: ShopDatabase,
  { always, whenSet }: Wanted,
  language: Language,
): Promise<Record<string, unknown>> {
  const wanted = { ...whenSet, ...always };
  for (const [key, { visibility }] of Object.entries(wanted)) {
    if (visibility !== 'public') throw new Error(`the setting ${key} is not public`);
  }
  const stored = await readSettings(db, Object.keys(wanted), language);
  const entries = Object.entries(wanted).flatMap(([key, setting]) => {
    const value = usable(setting, stored[key]);
    if (value === undefined && !(key in always)) return [];
    return [[key, shown(value ?? setting.fallback[language])]];
  });
  return Object.fromEntries(entries);
}

function usable({ schema }: Setting, value: unknown): unknown {
  const checked = schema.safeParse(value);
  return checked.success ? checked.data : undefined;
}

/** Blocks and sections that are switched off stay with the staff. */
function shown(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  return value.filter((item: unknown) => {
    if (typeof item !== 'object' || item === null) return true;
    return !('enabled' in item && item.enabled === false) && !('is_active' in item && item.is_active === false);
  });
}

/** Without the screen's own settings while the site is open: they would be bytes for nothing. */
function withoutIdleConstruction(settings: Record<string, unknown>): Record<string, unknown> {
  if (settings.under_construction_enabled === 'true') return settings;
  return Object.fromEntries(Object.entries(settings).filter(([key]) => !/^(under_)?construction_/.test(key)));
}

/** The settings of header, footer and other parts around every page. */
export async function readChromeSettings(db: ShopDatabase, language: Language): Promise<PublicSettings> {
  const wanted = { always: chromeSettings, whenSet: optionalChromeSettings };
  return withoutIdleConstruction(await readPublicSettings(db, wanted, language)) as PublicSettings;
}

/** The settings of the home page. */
export async function readHomeContent(db: ShopDatabase, language: Language): Promise<HomeContent> {
  const wanted = { always: homeSettings, whenSet: optionalHomeSettings };
  return withoutIdleConstruction(await readPublicSettings(db, wanted, language)) as HomeContent;
}
