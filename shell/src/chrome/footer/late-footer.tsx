import { type ComponentType, lazy, memo, Suspense } from 'react';
import { afterFirstView } from '../../after-first-view.ts';
// The server renders the footer with the page, so its styles come with it.
import './footer.module.css';
import styles from './late-footer.module.css';

let Loaded: ComponentType | undefined;

/** Brings the footer before a page is rendered: a server has no later. */
export async function loadFooter(): Promise<void> {
  const { Footer } = await import(/* webpackChunkName: "footer" */ './footer.tsx');
  Loaded = Footer;
}

const LaterFooter = lazy(async () => {
  await new Promise<void>(afterFirstView);
  // Without its code, what the server rendered stays as it is: words and links.
  await loadFooter().catch(() => new Promise(() => undefined));
  return { default: Loaded ?? Nothing };
});

/**
 * The footer, whose code comes after the first view; until then what the server rendered stands there. It must not be
 * rendered again while it waits, or React would throw that away.
 */
export const LateFooter = memo(function LateFooter() {
  return <Suspense fallback={<div className={styles.pending} />}>{Loaded ? <Loaded /> : <LaterFooter />}</Suspense>;
});

function Nothing() {
  return null;
}
