import { z } from 'zod';
import { dataResponse, defineEndpoint, instant, messageResponse, rowId } from '../endpoint.ts';
import { singleLineText } from '../plain-text.ts';

/** Maximum length of a view's name, in characters. */
export const MAX_VIEW_NAME = 60;
/** Maximum length of a view's query, in characters. */
export const MAX_VIEW_QUERY = 2000;
/** Maximum number of columns of a list. */
export const MAX_LIST_COLUMNS = 60;
/** Maximum number of views of one list that a user owns. */
export const MAX_OWN_VIEWS = 50;
/** Maximum number of stored preferences of a user, the columns of lists included. */
export const MAX_PREFERENCES = 200;
/** Maximum length of a preference that is a text, in characters. */
export const MAX_PREFERENCE_TEXT = 500;
/** Maximum number of texts of a preference that is a list, and the maximum length of each, in characters. */
export const preferenceListLimits = { texts: 50, length: 200 } as const;

/** Identifies a list of the back office, such as `orders`. */
export const listKey = z
  .string()
  .max(40)
  .regex(/^[a-z][a-z0-9-]*$/);

/** A column of a list, by its key. */
export const listColumn = z.object({
  key: z
    .string()
    .max(40)
    .regex(/^[a-z][a-z0-9_.-]*$/i),
  visible: z.boolean(),
});
/** See {@link listColumn}. */
export type ListColumn = z.output<typeof listColumn>;

/** Columns in the order of the list, each once. Columns that are not named keep their default place and visibility. */
export const listColumns = z
  .array(listColumn)
  .max(MAX_LIST_COLUMNS)
  .refine((columns) => new Set(columns.map(({ key }) => key)).size === columns.length);

/** Visibility of a view: its owner, or all staff. */
export const viewScope = z.enum(['personal', 'shared']);
/** See {@link viewScope}. */
export type ViewScope = z.output<typeof viewScope>;

/** A stored view of a list. `version` is sent with a change. */
export const listView = z.object({
  id: z.number().int(),
  list: z.string(),
  name: z.string(),
  /** The list's address parameters without question mark, such as `status=draft&sort=name`. */
  query: z.string(),
  columns: z.array(listColumn),
  scope: viewScope,
  /** Name of the owner; '' if the account no longer exists. */
  owner: z.string(),
  is_own: z.boolean(),
  /** Whether the signed-in user may change and delete it. */
  can_change: z.boolean(),
  version: instant,
});
/** See {@link listView}. */
export type ListView = z.output<typeof listView>;

const viewFields = z.object({
  name: singleLineText(MAX_VIEW_NAME).min(1),
  query: singleLineText(MAX_VIEW_QUERY),
  columns: listColumns,
  scope: viewScope,
});

/** Name of a preference, such as `sidebar.collapsed`. */
export const preferenceKey = z
  .string()
  .max(60)
  .regex(/^[a-z][a-zA-Z0-9_.-]*$/);

/** Value of a preference: a switch, a number, a text or a list of texts. */
export const preferenceValue = z.union([
  z.boolean(),
  z.number(),
  z.string().max(MAX_PREFERENCE_TEXT),
  z.array(z.string().max(preferenceListLimits.length)).max(preferenceListLimits.texts),
]);
/** See {@link preferenceValue}. */
export type PreferenceValue = z.output<typeof preferenceValue>;

/** The small settings of a user, by name. */
export const preferences = z.record(preferenceKey, preferenceValue);
/** See {@link preferences}. */
export type Preferences = z.output<typeof preferences>;

/**
 * GET preferences.php: the signed-in user's preferences. With `list`, also that list's views that the user may see (the
 * user's own and the shared ones, by name) and the user's columns of the list; `columns` is null if they were never
 * changed.
 */
export const getPreferences = defineEndpoint({
  resource: 'preferences',
  method: 'GET',
  permission: 'staff',
  query: z.object({ list: listKey.optional() }),
  response: dataResponse(z.object({ views: z.array(listView), columns: z.array(listColumn).nullable(), preferences })),
});

/**
 * PUT preferences.php?action=merge: stores the given preferences of the signed-in user and leaves all others; null
 * removes one. `columns` are those of `list`; null restores the default. 409 beyond {@link MAX_PREFERENCES}.
 */
export const mergePreferences = defineEndpoint({
  resource: 'preferences',
  method: 'PUT',
  action: 'merge',
  permission: 'staff',
  record: 'none',
  invalidates: [],
  body: z
    .object({
      list: listKey.optional(),
      columns: listColumns.nullable().optional(),
      preferences: z.record(preferenceKey, preferenceValue.nullable()).optional(),
    })
    .refine(({ list, columns }) => columns === undefined || list !== undefined, { path: ['list'] }),
  response: dataResponse(z.object({ columns: z.array(listColumn).nullable(), preferences })),
});

const savedView = messageResponse.extend({ data: listView });

/** POST preferences.php: stores a view of a list; the signed-in user owns it. 409 beyond {@link MAX_OWN_VIEWS}. */
export const createListView = defineEndpoint({
  resource: 'preferences',
  method: 'POST',
  permission: 'staff',
  record: { table: 'list_views' },
  invalidates: [],
  body: viewFields.extend({
    list: listKey,
    columns: listColumns.default([]),
    scope: viewScope.default('personal'),
  }),
  response: savedView,
});

/**
 * PUT preferences.php: changes the given fields of a view and leaves the others; 412 for a stale `version`. A shared view
 * can be changed by its owner and with the permission `administration`, a personal one by its owner only.
 */
export const updateListView = defineEndpoint({
  resource: 'preferences',
  method: 'PUT',
  permission: 'staff',
  record: { table: 'list_views' },
  invalidates: [],
  body: viewFields.partial().extend({ id: rowId, version: instant.optional() }),
  response: savedView,
});

/** DELETE preferences.php: deletes a view; the rules of {@link updateListView} apply. */
export const deleteListView = defineEndpoint({
  resource: 'preferences',
  method: 'DELETE',
  permission: 'staff',
  record: { table: 'list_views' },
  invalidates: [],
  body: z.object({ id: rowId, version: instant.optional() }),
  response: messageResponse,
});
