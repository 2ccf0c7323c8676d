import { type ComponentType, lazy, memo, type ReactNode, Suspense, useState } from 'react';

/** Parts of a page whose code comes after the first view. */
export interface LateParts<Parts> {
  /** Brings their code; a server does so before it renders, for it has no later. */
  readonly load: () => Promise<Parts>;
  /**
   * One of them. Until its code is there, what the server rendered stands in its place, or `fallback` where nothing did.
   * It renders again only for other props, because React would throw away what waits.
   */
  readonly part: <Props extends object>(
    partOf: (parts: Parts) => ComponentType<Props>,
    fallback?: ReactNode,
  ) => ComponentType<Props>;
}

/** Makes parts late; `fetchParts` imports their code, and its file imports their styles, which come with the page. */
export function lateParts<Parts>(fetchParts: () => Promise<Parts>): LateParts<Parts> {
  let loaded: Parts | undefined;

  async function load(): Promise<Parts> {
    loaded = await fetchParts();
    return loaded;
  }

  async function loadLater(): Promise<Parts> {
    await untilPageLoaded();
    // Without its code, what the server rendered stays as it is: words and links. It comes with the network.
    while (!loaded) await load().catch(untilOnline);
    return loaded;
  }

  function part<Props extends object>(partOf: (parts: Parts) => ComponentType<Props>, fallback: ReactNode = null) {
    const Later: ComponentType<Props> = lazy(async () => ({ default: partOf(await loadLater()) }));
    // biome-ignore lint/correctness/noComponentHookFactories: called once for each part, where its module begins
    return memo(function LatePart(props: Props) {
      // What it began with stays: another component would forget what is open in it.
      const [{ Part }] = useState(() => ({ Part: loaded ? partOf(loaded) : Later }));
      return (
        <Suspense fallback={fallback}>
          <Part {...props} />
        </Suspense>
      );
    }) as unknown as ComponentType<Props>;
  }

  return { load, part };
}

function untilPageLoaded(): Promise<void> {
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
