import { z } from 'zod';
import {
  dataResponse,
  defineEndpoint,
  instant,
  listResponse,
  MAX_STORED_INTEGER,
  messageResponse,
  pageQuery,
} from '../endpoint.ts';
import { settingGroups } from '../settings/definitions/setting.ts';
import { editedNavigation, navigationChanges } from './navigation-editing.ts';

// The back office's endpoints of settings.php; the public ones are in settings/contract.

export type { EditedNavigation } from './navigation-editing.ts';

/**
 * Settings to change, by key; the others are left unchanged.
 * - A localised setting is given as `{el, en}` or one of the two, or as `KEY_el` and `KEY_en`; a plain value is for the
 *   language of the request.
 * - `null` resets a setting to its default.
 * - A secret is write-only: '' leaves the stored value, `null` clears it.
 * - An unknown key or an invalid value is a VALIDATION error at its field, and nothing is written.
 * - A setting of a group that the role may not change (`getGroupPermission`) is a FORBIDDEN error at its field, and nothing is
 *   written.
 */
export const settingsChanges = z.looseObject({
  /** The revision that the editor loaded; 412 if one of the given settings has changed since. */
  revision: z.number().int().min(0).max(MAX_STORED_INTEGER).optional(),
});

const savedSettings = messageResponse.extend({ data: z.object({ revision: z.number().int() }) });

/** POST settings.php: general settings. See {@link settingsChanges}. */
export const saveSettings = defineEndpoint({
  resource: 'settings',
  method: 'POST',
  permission: 'settings',
  record: { table: 'settings' },
  body: settingsChanges,
  response: savedSettings,
});

/** POST settings.php {action: 'updateSettings', …fields}. See {@link settingsChanges}. */
export const updateSettings = defineEndpoint({
  resource: 'settings',
  method: 'POST',
  action: 'updateSettings',
  permission: 'settings',
  record: { table: 'settings' },
  body: settingsChanges,
  response: savedSettings,
});

const group = z.enum(settingGroups);
const visibility = z.enum(['public', 'staff']);

/** A setting in the back office, with its default. */
export const adminSetting = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('plain'), group, visibility, value: z.unknown(), default: z.unknown() }),
  z.object({
    kind: z.literal('localised'),
    group,
    visibility,
    value_el: z.unknown(),
    value_en: z.unknown(),
    default_el: z.unknown(),
    default_en: z.unknown(),
  }),
  z.object({ kind: z.literal('secret'), group, isSet: z.boolean() }),
]);
/** See {@link adminSetting}. */
export type AdminSetting = z.output<typeof adminSetting>;

/**
 * GET settings.php?action=admin-settings&group=…: the settings of one group, or all that the role may change. 403 for
 * another group.
 */
export const getAdminSettings = defineEndpoint({
  resource: 'settings',
  method: 'GET',
  action: 'admin-settings',
  permission: 'settings',
  query: z.object({ group: group.optional() }),
  response: dataResponse(
    z.object({
      revision: z.number().int(),
      settings: z.record(z.string(), adminSetting),
      /** Whether this request used HTTPS. */
      connection: z.object({ https: z.boolean() }),
    }),
  ),
});

const loggedValues = z.object({ el: z.unknown(), en: z.unknown() });

/** A change of settings: who changed which and when. */
export const settingsLogEntry = z.object({
  revision: z.number().int(),
  at: instant,
  actor: z.string(),
  keys: z.array(z.string()),
  /** The values before and after; null for the default. Secrets and changes of older versions are among `keys` only. */
  changes: z.record(z.string(), z.object({ before: loggedValues.nullable(), after: loggedValues.nullable() })),
});
/** See {@link settingsLogEntry}. */
export type SettingsLogEntry = z.output<typeof settingsLogEntry>;

/** GET settings.php?action=settings-log: changes of settings, newest first. */
export const listSettingsLog = defineEndpoint({
  resource: 'settings',
  method: 'GET',
  action: 'settings-log',
  permission: 'administration',
  query: pageQuery,
  response: listResponse(settingsLogEntry),
});

/** GET settings.php?action=admin-navigation: appearance, fixed items and custom links in both languages. */
export const getAdminNavigation = defineEndpoint({
  resource: 'settings',
  method: 'GET',
  action: 'admin-navigation',
  permission: 'settings',
  response: dataResponse(editedNavigation),
});

/** POST settings.php?action=update-navigation-settings: each given part replaces the stored one. */
export const updateNavigation = defineEndpoint({
  resource: 'settings',
  method: 'POST',
  action: 'update-navigation-settings',
  permission: 'settings',
  record: { table: 'settings' },
  body: navigationChanges,
  response: savedSettings,
});
