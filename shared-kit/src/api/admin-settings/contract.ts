import { z } from 'zod';
import { answerOf, defineCall, doneAnswer, instant, listOf, MAX_STORED_INTEGER, pageQuery } from '../contract.ts';
import { settingsTabs } from '../settings/catalogue/setting.ts';
import { editedNavigation, navigationChanges } from './navigation-editing.ts';

// The staff's side of settings.php; what visitors read of it is in api/settings.

export type { EditedNavigation } from './navigation-editing.ts';

/**
 * What a write of settings carries: any settings by key, the rest stays as it is.
 * - A setting that differs by language is written as `{el, en}`, either of them, or as `KEY_el` and `KEY_en`; a plain
 *   value is the one of the request's language.
 * - `null` puts a setting back to its default.
 * - A secret is only ever written: '' keeps the stored one, `null` clears it.
 * - A key that is no setting, or a value that the setting cannot hold, is a VALIDATION failure at its field, and then
 *   nothing is written.
 */
export const settingsChanges = z.looseObject({
  /** The one that the editor saw; a setting in this write that somebody changed since answers 412. */
  revision: z.number().int().min(0).max(MAX_STORED_INTEGER).optional(),
});

const savedSettings = doneAnswer.extend({ data: z.object({ revision: z.number().int() }) });

/** POST settings.php: general settings. See {@link settingsChanges}. */
export const saveSettings = defineCall({
  resource: 'settings',
  method: 'POST',
  permission: 'admin',
  body: settingsChanges,
  answer: savedSettings,
});

/** POST settings.php {action: 'updateSettings', …fields}. See {@link settingsChanges}. */
export const updateSettings = defineCall({
  resource: 'settings',
  method: 'POST',
  action: 'updateSettings',
  permission: 'admin',
  body: settingsChanges,
  answer: savedSettings,
});

const tab = z.enum(settingsTabs);
const visibility = z.enum(['public', 'staff']);

/** A setting as staff edit it, with what holds where nothing is stored. */
export const adminSetting = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('plain'), tab, visibility, value: z.unknown(), default: z.unknown() }),
  z.object({
    kind: z.literal('localised'),
    tab,
    visibility,
    value_el: z.unknown(),
    value_en: z.unknown(),
    default_el: z.unknown(),
    default_en: z.unknown(),
  }),
  z.object({ kind: z.literal('secret'), tab, isSet: z.boolean() }),
]);
/** See {@link adminSetting}. */
export type AdminSetting = z.output<typeof adminSetting>;

/** GET settings.php?action=admin-settings&tab=…: the settings of a tab, or all of them. */
export const getAdminSettings = defineCall({
  resource: 'settings',
  method: 'GET',
  action: 'admin-settings',
  permission: 'admin',
  query: z.object({ tab: tab.optional() }),
  answer: answerOf(
    z.object({
      revision: z.number().int(),
      settings: z.record(z.string(), adminSetting),
      /** How this very request reached the shop. */
      connection: z.object({ https: z.boolean() }),
    }),
  ),
});

/** GET settings.php?action=settings-log: who changed which settings when, the newest first; never the values. */
export const listSettingsLog = defineCall({
  resource: 'settings',
  method: 'GET',
  action: 'settings-log',
  permission: 'admin',
  query: pageQuery,
  answer: listOf(z.object({ revision: z.number().int(), at: instant, actor: z.string(), keys: z.array(z.string()) })),
});

/** GET settings.php?action=admin-navigation: the bar's looks, fixed items and own links in both languages. */
export const getAdminNavigation = defineCall({
  resource: 'settings',
  method: 'GET',
  action: 'admin-navigation',
  permission: 'admin',
  answer: answerOf(editedNavigation),
});

/** POST settings.php?action=update-navigation-settings: each part that is named replaces the stored one. */
export const updateNavigation = defineCall({
  resource: 'settings',
  method: 'POST',
  action: 'update-navigation-settings',
  permission: 'admin',
  body: navigationChanges,
  answer: savedSettings,
});
