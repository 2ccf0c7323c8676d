import type { z } from 'zod';
import type { StaffPermission } from '../../permissions.ts';

/** Groups of settings by subject. A group's settings are read and changed with one permission. */
export const settingGroups = [
  'content',
  'gallery',
  'masonry',
  'layout',
  'sidebar',
  'sidebar-widgets',
  'footer',
  'system',
  'staff-access',
  'ssl',
  'email',
  'contact',
  'blog',
  'posts',
  'products',
  'store',
  'loader',
  'construction',
  'social',
  'shipping',
  'payment',
  'booking',
] as const;
/** See {@link settingGroups}. */
export type SettingGroup = (typeof settingGroups)[number];

/** Groups that need more than the permission `settings`. */
const groupPermissions: Partial<Record<SettingGroup, StaffPermission>> = {
  email: 'administration',
  payment: 'administration',
  'staff-access': 'ownership',
};

/** The permission with which staff read and change the settings of a group. */
export function getGroupPermission(group: SettingGroup): StaffPermission {
  return groupPermissions[group] ?? 'settings';
}

/** Who may read a setting: everyone, staff, or nobody (write-only). */
export type Visibility = 'public' | 'staff' | 'secret';

/** One setting of the shop. */
export interface Setting<S extends z.ZodType = z.ZodType> {
  readonly group: SettingGroup;
  /** Schema of the value in one language; parsing is idempotent. */
  readonly schema: S;
  /** Default value. */
  readonly fallback: { readonly el: z.output<S>; readonly en: z.output<S> };
  /** Whether each language has its own value. */
  readonly localised: boolean;
  readonly visibility: Visibility;
  /** Where the value contains HTML: `true` for the value itself, else the keys of its items. */
  readonly html: true | readonly string[];
}

/** Settings by key. */
export type Settings = Readonly<Record<string, Setting>>;

interface SettingOptions {
  readonly localised?: boolean;
  readonly visibility?: Visibility;
  readonly html?: true | readonly string[];
}

/** Creates settings of a group: `plain` ones with one value, `localised` ones with a value per language. */
export function createSettingBuilder(group: SettingGroup) {
  return {
    plain: <S extends z.ZodType>(schema: S, fallback: z.output<S>, options: SettingOptions = {}) =>
      defineSetting(group, schema, { el: fallback, en: fallback }, options),
    localised: <S extends z.ZodType>(schema: S, el: z.output<S>, en: z.output<S> = el, options: SettingOptions = {}) =>
      defineSetting(group, schema, { el, en }, { ...options, localised: true }),
  };
}

function defineSetting<S extends z.ZodType>(
  group: SettingGroup,
  schema: S,
  fallback: Setting<S>['fallback'],
  { localised = false, visibility = 'public', html = [] }: SettingOptions,
): Setting<S> {
  return { group, schema, fallback, localised, visibility, html };
}

type RequiredShape<T extends Settings> = { [K in keyof T]: z.ZodDefault<T[K]['schema']> };
type OptionalShape<T extends Settings> = { [K in keyof T]: z.ZodOptional<T[K]['schema']> };

/** Response shape in which these settings are always present. */
export function toRequiredShape<T extends Settings>(settings: T): RequiredShape<T> {
  return mapSettings(settings, ({ schema, fallback }) => schema.default(fallback.el)) as never;
}

/** Response shape in which these settings are present only if they are set. */
export function toOptionalShape<T extends Settings>(settings: T): OptionalShape<T> {
  return mapSettings(settings, ({ schema }) => schema.optional()) as never;
}

function mapSettings(settings: Settings, change: (setting: Setting) => unknown) {
  return Object.fromEntries(Object.entries(settings).map(([key, setting]) => [key, change(setting)]));
}
