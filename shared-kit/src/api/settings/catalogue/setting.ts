import type { z } from 'zod';

/** The tabs of the admin's settings: those of spec section 2, then those of what the shop sells by. */
export const settingsTabs = [
  'content',
  'gallery',
  'masonry',
  'layout',
  'sidebar',
  'sidebar-widgets',
  'navigation',
  'footer',
  'system',
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
] as const;
/** See {@link settingsTabs}. */
export type SettingsTab = (typeof settingsTabs)[number];

/** Who may read a setting: everybody, staff, or nobody, because it only ever goes in. */
export type Visibility = 'public' | 'staff' | 'secret';

/** One setting of the shop. */
export interface Setting<S extends z.ZodType = z.ZodType> {
  readonly tab: SettingsTab;
  /** What it may hold, in one language; parsing a stored value once more gives the same value. */
  readonly schema: S;
  /** What holds until the shop sets something. */
  readonly fallback: { readonly el: z.output<S>; readonly en: z.output<S> };
  /** Whether it differs by language. */
  readonly localised: boolean;
  readonly visibility: Visibility;
  /** Where HTML stands in it: `true` for the value itself, else the keys of its items that hold HTML. */
  readonly html: true | readonly string[];
}

/** Settings by key. */
export type Settings = Readonly<Record<string, Setting>>;

interface Options {
  readonly localised?: boolean;
  readonly visibility?: Visibility;
  readonly html?: true | readonly string[];
}

/** Starts a tab's settings: the same fallback in both languages unless `localised` names two. */
export function settingsOf(tab: SettingsTab) {
  return {
    plain: <S extends z.ZodType>(schema: S, fallback: z.output<S>, options: Options = {}) =>
      define(tab, schema, { el: fallback, en: fallback }, options),
    localised: <S extends z.ZodType>(schema: S, el: z.output<S>, en: z.output<S> = el, options: Options = {}) =>
      define(tab, schema, { el, en }, { ...options, localised: true }),
  };
}

function define<S extends z.ZodType>(
  tab: SettingsTab,
  schema: S,
  fallback: Setting<S>['fallback'],
  { localised = false, visibility = 'public', html = [] }: Options,
): Setting<S> {
  return { tab, schema, fallback, localised, visibility, html };
}

type AlwaysThere<T extends Settings> = { [K in keyof T]: z.ZodDefault<T[K]['schema']> };
type ThereWhenSet<T extends Settings> = { [K in keyof T]: z.ZodOptional<T[K]['schema']> };

/** The shape of an answer that always holds these settings. */
export function alwaysThere<T extends Settings>(settings: T): AlwaysThere<T> {
  return mapSettings(settings, ({ schema, fallback }) => schema.default(fallback.el)) as never;
}

/** The shape of an answer that holds these settings only where the shop has set them: it stands in every page. */
export function thereWhenSet<T extends Settings>(settings: T): ThereWhenSet<T> {
  return mapSettings(settings, ({ schema }) => schema.optional()) as never;
}

function mapSettings(settings: Settings, change: (setting: Setting) => unknown) {
  return Object.fromEntries(Object.entries(settings).map(([key, setting]) => [key, change(setting)]));
}
