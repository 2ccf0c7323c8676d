import { lateParts } from '@fakos/shared-kit/remote/late-parts';
// The server renders the footer with the page, so its styles come with it.
import './footer.module.css';
import styles from './late-footer.module.css';

const { load, part } = lateParts(() => import(/* webpackChunkName: "footer" */ './footer.tsx'));

/** Brings the footer before a page is rendered: a server has no later. */
export async function loadFooter(): Promise<void> {
  const { loadOwnHtml } = await load();
  await loadOwnHtml();
}

/** The footer, whose code comes after the first view. */
export const LateFooter = part<object>(({ Footer }) => Footer, <div className={styles.pending} />);
