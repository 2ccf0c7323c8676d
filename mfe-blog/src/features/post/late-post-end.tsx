import { type ComponentType, lazy, memo, Suspense, useState } from 'react';
// The server renders these parts with the page, so their styles come with it.
import './end/post-end.module.css';
import './end/share-links.module.css';
import type { PostEndProps } from './end/post-end.tsx';
import styles from './post-page.module.css';

let loaded: ComponentType<PostEndProps> | undefined;

/** Brings what follows a post's text; a server does so before it renders, it has no later. */
export async function loadPostEnd(): Promise<void> {
  loaded = (await import(/* webpackChunkName: "post-end" */ './end/post-end.tsx')).PostEnd;
}

const LaterEnd = lazy(async () => {
  await untilLoaded();
  // Without its code, what the server rendered stays as it is: words and links. It comes with the network.
  while (!loaded) await loadPostEnd().catch(untilOnline);
  return { default: loaded };
});

/**
 * What follows a post's text, whose code comes after the first view; until then what the server rendered stands there.
 * It must not be rendered again while it waits, or React would throw that away.
 */
export const LatePostEnd = memo(function LatePostEnd(props: PostEndProps) {
  // What it began with stays: another component would begin anew.
  const [End] = useState(() => loaded ?? LaterEnd);
  return (
    <Suspense fallback={<div className={styles.endPending} />}>
      <End {...props} />
    </Suspense>
  );
});

function untilLoaded(): Promise<void> {
  return new Promise((resolve) => {
    if (document.readyState === 'complete') resolve();
    else window.addEventListener('load', () => resolve(), { once: true });
  });
}

function untilOnline(): Promise<void> {
  return new Promise((resolve) => {
    window.addEventListener('online', () => resolve(), { once: true });
  });
}
