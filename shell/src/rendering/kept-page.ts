import type { ComponentType } from 'react';

/** Props of {@link KeptPage}'s component. */
export interface KeptPageProps {
  readonly onRetry: () => void;
  readonly pending: boolean;
}

/** A page that shows what the server rendered, because its code could not be loaded. */
export interface KeptPage {
  /** Address path of the page. */
  pathname: string;
  /** Shows the page; undefined where none is kept. */
  Page: ComponentType<KeptPageProps> | undefined;
}
