import { createLazyParts } from '@fakos/shared-kit/lazy';
// The server renders the footer with the page, so its styles must be in the first load.
import './footer.module.css';
import styles from './lazy-footer.module.css';

const { load, part } = createLazyParts(() => import(/* webpackChunkName: "footer" */ './footer.tsx'));

/** Loads the footer before a page is rendered on the server. */
export async function loadFooter(): Promise<void> {
  const { loadCustomHtml } = await load();
  await loadCustomHtml();
}

/** The footer, hydrated when the visitor first touches the page. */
export const LazyFooter = part<object>(({ Footer }) => Footer, {
  fallback: <div className={styles.pending} />,
  hydrateOn: 'interaction',
});
