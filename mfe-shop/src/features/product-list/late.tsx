import { type ComponentType, lazy, memo, type ReactNode, Suspense, useState } from 'react';
// The server renders these parts with the page, so their styles come with it.
import './category-head.module.css';
import './filter-panel.module.css';
import './result-row.module.css';
import type { lateParts } from './late-parts.ts';

type Parts = typeof lateParts;

let loaded: Parts | undefined;

/** Brings the parts that come after the first view; a server does so before it renders, it has no later. */
export async function loadLateParts(): Promise<Parts> {
  loaded = (await import(/* webpackChunkName: "list-filters" */ './late-parts.ts')).lateParts;
  return loaded;
}

/**
 * A part whose code comes after the first view; until then what the server rendered stands there. It is not rendered
 * again for nothing while it waits, or React would throw that away.
 */
export function late<Props extends object>(partOf: (parts: Parts) => ComponentType<Props>, fallback: ReactNode = null) {
  const Later = lazy(async () => {
    await untilLoaded();
    // Without its code, what the server rendered stays as it is. It comes with the network.
    while (!loaded) await loadLateParts().catch(untilOnline);
    return { default: partOf(loaded) };
  });
  return memo(function Late(props: Props) {
    // What it began with stays: another component would forget what is open in it.
    const [Part] = useState<ComponentType<Props>>(() => (loaded ? partOf(loaded) : (Later as ComponentType<Props>)));
    return (
      <Suspense fallback={fallback}>
        <Part {...props} />
      </Suspense>
    );
  });
}

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
