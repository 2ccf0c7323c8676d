import { type ComponentType, lazy, memo, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import { useLanguage } from '../i18n/i18n.ts';
import { untilOnline } from './until-online.ts';

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
      const [isAlive, setAlive] = useState(false);
      const language = useLanguage();
      const [begunIn, setBegunIn] = useState(language);
      // What waits stands in the language of the server; in another one it is drawn anew instead of compared with that.
      if (!isAlive && begunIn !== language) setBegunIn(language);
      // The same element for the same props: React throws away what the server rendered where another one comes early.
      return useMemo(
        () => (
          <Suspense key={begunIn} fallback={fallback}>
            <Part {...props} />
            <Alive onAlive={setAlive} />
          </Suspense>
        ),
        [begunIn, props, Part],
      );
    }) as unknown as ComponentType<Props>;
  }

  return { load, part };
}

/** Says once that what stands beside it has come alive. */
function Alive({ onAlive }: { onAlive: (alive: true) => void }): null {
  useEffect(
    function sayAlive() {
      onAlive(true);
    },
    [onAlive],
  );
  return null;
}

function untilPageLoaded(): Promise<void> {
  return new Promise((resolve) => {
    if (document.readyState === 'complete') resolve();
    else window.addEventListener('load', () => resolve(), { once: true });
  });
}
