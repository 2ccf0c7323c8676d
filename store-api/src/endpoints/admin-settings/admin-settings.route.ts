import {
  type AdminSetting,
  getAdminNavigation,
  getAdminSettings,
  listSettingsLog,
  saveSettings,
  updateNavigation,
  updateSettings,
} from '@fakos/shared-kit/api/admin-settings/contract';
import { type Setting, type SettingsTab, settingsCatalogue } from '@fakos/shared-kit/api/settings/contract';
import type { ShopDatabase } from '../../database/schema.ts';
import { endpoint, type Surroundings } from '../../http/endpoint.ts';
import { changeSettings, findRevision, type StoredChange } from '../../settings-catalogue/change-settings.ts';
import { parseChanges } from '../../settings-catalogue/parse-changes.ts';
import { translate } from '../../text/translate.ts';
import { findLogEntries, findStoredSettings } from './admin-settings.repo.ts';
import { emptyNavigation, navigationChangesOf, readEditedNavigation } from './edited-navigation.ts';

const catalogue: Readonly<Record<string, Setting>> = settingsCatalogue;

/** settings.php for staff: every setting in both languages, and who changed them. */
export const adminSettingsEndpoints = [
  endpoint(saveSettings, write),
  endpoint(updateSettings, write),

  endpoint(getAdminSettings, async ({ query, db, request }) => {
    const [revision, settings] = await Promise.all([findRevision(db), settingsOf(db, query.tab)]);
    // Our own gateway names the protocol that it was asked in.
    const https = request.header('x-forwarded-proto')?.split(',')[0]?.trim() === 'https';
    return { data: { revision, settings, connection: { https } } };
  }),

  endpoint(listSettingsLog, async ({ query: { page, limit }, db }) => {
    const { rows, total } = await findLogEntries(db, { page, limit });
    return { data: rows, meta: { page, limit, total } };
  }),

  endpoint(getAdminNavigation, async ({ db }) => ({ data: await readEditedNavigation(db) })),

  endpoint(updateNavigation, async ({ body: { revision: seen, ...parts }, ...around }) => {
    const changes = navigationChangesOf(parts, await readEditedNavigation(around.db));
    return saved(around, changes, seen, emptyNavigation);
  }),
];

interface Write extends Surroundings {
  readonly body: { readonly revision?: number | undefined; readonly [field: string]: unknown };
}

async function write({ body: { revision: seen, action: _, ...fields }, ...around }: Write) {
  const changes = parseChanges(fields, around.language);
  return saved(around, changes, seen, (key) => (catalogue[key] as Setting).fallback);
}

async function saved(
  { db, language, session }: Surroundings,
  changes: ReadonlyMap<string, StoredChange>,
  seen: number | undefined,
  fallbackOf: (key: string) => { readonly el: unknown; readonly en: unknown },
) {
  const actor = session?.user.email ?? '';
  const revision = await changeSettings(db, { changes, fallbackOf, seen, actor });
  return { message: translate(language, 'done.settingsSaved'), data: { revision } };
}

async function settingsOf(db: ShopDatabase, tab: SettingsTab | undefined): Promise<Record<string, AdminSetting>> {
  const wanted = Object.entries(catalogue).filter(([, setting]) => tab === undefined || setting.tab === tab);
  const keys = wanted.map(([key]) => key);
  const stored = await findStoredSettings(db, keys);
  return Object.fromEntries(wanted.map(([key, setting]) => [key, toAdminSetting(setting, stored.get(key))]));
}

function toAdminSetting(
  { tab, visibility, localised, schema, fallback }: Setting,
  stored: { el: unknown; en: unknown } | undefined,
): AdminSetting {
  // A secret is stored or not; what it is stays here.
  if (visibility === 'secret') return { kind: 'secret', tab, isSet: stored !== undefined && stored.el !== '' };
  const valueIn = (language: 'el' | 'en') => {
    const checked = schema.safeParse(stored?.[language]);
    return checked.success ? checked.data : fallback[language];
  };
  if (!localised) return { kind: 'plain', tab, visibility, value: valueIn('el'), default: fallback.el };
  const values = { value_el: valueIn('el'), value_en: valueIn('en') };
  return { kind: 'localised', tab, visibility, ...values, default_el: fallback.el, default_en: fallback.en };
}
