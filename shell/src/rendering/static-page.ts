import type { ComponentType } from 'react';

/** Props of {@link StaticPage}'s component. */
export interface StaticPageProps {
  /** Why its code could not be loaded; the number of the error is shown as a reference for support. */
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly pending: boolean;
}

/** A page that shows what the server rendered, because its code could not be loaded. */
export interface StaticPage {
  /** Address path of the page. */
  pathname: string;
  /** Shows the page; undefined where there is none. */
  Page: ComponentType<StaticPageProps> | undefined;
}
