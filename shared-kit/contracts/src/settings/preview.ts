import type { CustomMenuItem, NavigationPage, NavigationSettings } from './navigation.ts';

/** `window.name` of the frame in which the back office shows the site with unsaved settings. */
export const PREVIEW_FRAME = 'fakos-settings-preview';

/** Sent by the page in the frame when it can receive values. */
export const PREVIEW_READY = 'fakos-settings-preview-ready';

/** Values that the back office shows in the frame, in the page's language. */
export interface PreviewMessage {
  readonly type: typeof PREVIEW_FRAME;
  /** Public settings by key. */
  readonly settings: Readonly<Record<string, unknown>>;
  readonly navigation?: {
    readonly navigation: NavigationSettings;
    /** The fixed items; the pages' own are those that the page has loaded. */
    readonly pages: readonly NavigationPage[];
    readonly customMenuItems: readonly CustomMenuItem[];
  };
}
