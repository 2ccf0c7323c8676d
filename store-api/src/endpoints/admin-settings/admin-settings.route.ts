import {
  getAdminNavigation,
  getAdminSettings,
  listSettingsLog,
  saveSettings,
  updateNavigation,
  updateSettings,
} from '@fakos/contracts/admin-settings/contract';
import { findLogEntries } from '../../domain/settings/admin-settings.repo.ts';
import { getSettingFallback, listAdminSettings } from '../../domain/settings/admin-settings.ts';
import { changeSettings, findRevision, type StoredChange } from '../../domain/settings/change-settings.ts';
import { emptyNavigation, getNavigationChanges, readEditedNavigation } from '../../domain/settings/navigation.ts';
import { parseChanges } from '../../domain/settings/parse-changes.ts';
import { getEditor } from '../../domain/writing/editor.ts';
import { translate } from '../../text/translate.ts';
import { endpoint, type RequestContext } from '../endpoint.ts';

/** settings.php for staff: all settings in both languages, and the log of changes. */
export const adminSettingsEndpoints = [
  endpoint(saveSettings, write),
  endpoint(updateSettings, write),

  endpoint(getAdminSettings, async ({ query, db, request, ...context }) => {
    const editor = getEditor(context);
    const [revision, settings] = await Promise.all([findRevision(db), listAdminSettings(db, query.group, editor)]);
    // The gateway forwards the protocol of the request.
    const https = request.header('x-forwarded-proto')?.split(',')[0]?.trim() === 'https';
    return { data: { revision, settings, connection: { https } } };
  }),

  endpoint(listSettingsLog, async ({ query: { page, limit }, db }) => {
    const { rows, total } = await findLogEntries(db, { page, limit });
    return { data: rows, meta: { page, limit, total } };
  }),

  endpoint(getAdminNavigation, async ({ db }) => ({ data: await readEditedNavigation(db) })),

  endpoint(updateNavigation, async ({ body: { revision: seen, ...parts }, ...around }) => {
    const changes = getNavigationChanges(parts, await readEditedNavigation(around.db));
    return saved(around, changes, seen, emptyNavigation);
  }),
];

interface Write extends RequestContext {
  readonly body: { readonly revision?: number | undefined; readonly [field: string]: unknown };
}

async function write({ body: { revision: seen, action: _, ...fields }, ...around }: Write) {
  const changes = parseChanges(fields, getEditor(around));
  return saved(around, changes, seen, getSettingFallback);
}

async function saved(
  { db, language, session }: RequestContext,
  changes: ReadonlyMap<string, StoredChange>,
  seen: number | undefined,
  getFallback: (key: string) => { readonly el: unknown; readonly en: unknown },
) {
  const actor = session?.user.email ?? '';
  const revision = await changeSettings(db, { changes, getFallback, seen, actor });
  return { message: translate(language, 'done.settingsSaved'), data: { revision } };
}
