import { type ComponentType, lazy, memo, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import { useLanguage } from '../i18n/i18n.ts';
import { waitUntilOnline } from './wait-until-online.ts';

/** Parts of a page whose code is loaded after the first view. */
export interface LazyParts<Parts> {
  /** Loads their code. A server must call it before rendering. */
  readonly load: () => Promise<Parts>;
  /**
   * Creates the component of one part. Until its code is loaded, the server-rendered HTML stays in place, or else `fallback`
   * is shown. It re-renders only for changed props, because React discards dehydrated content that re-renders.
   */
  readonly part: <Props extends object>(
    getPart: (parts: Parts) => ComponentType<Props>,
    fallback?: ReactNode,
  ) => ComponentType<Props>;
}

/** Creates lazy parts. `fetchParts` imports their code; the calling file imports their styles, which load with the page. */
export function createLazyParts<Parts>(fetchParts: () => Promise<Parts>): LazyParts<Parts> {
  let loaded: Parts | undefined;

  async function load(): Promise<Parts> {
    loaded = await fetchParts();
    return loaded;
  }

  async function loadAfterPage(): Promise<Parts> {
    await waitForPageLoad();
    // Offline, the server-rendered HTML stays usable; loading is retried when the network is back.
    while (!loaded) await load().catch(waitUntilOnline);
    return loaded;
  }

  function part<Props extends object>(getPart: (parts: Parts) => ComponentType<Props>, fallback: ReactNode = null) {
    const WaitingPart: ComponentType<Props> = lazy(async () => ({ default: getPart(await loadAfterPage()) }));
    // biome-ignore lint/correctness/noComponentHookFactories: called once per part at module level
    return memo(function LazyPart(props: Props) {
      // The component of the first render stays, because another one would lose its state.
      const [{ Part }] = useState(() => ({ Part: loaded ? getPart(loaded) : WaitingPart }));
      const [isHydrated, setHydrated] = useState(false);
      const language = useLanguage();
      const [renderedLanguage, setRenderedLanguage] = useState(language);
      // Before hydration the HTML is in the server's language; after a language change it is rendered again, not hydrated.
      if (!isHydrated && renderedLanguage !== language) setRenderedLanguage(language);
      // React discards dehydrated content if the element changes, so the same props return the same element.
      return useMemo(
        () => (
          <Suspense key={renderedLanguage} fallback={fallback}>
            <Part {...props} />
            <HydrationMarker onHydrated={setHydrated} />
          </Suspense>
        ),
        [renderedLanguage, props, Part],
      );
    }) as unknown as ComponentType<Props>;
  }

  return { load, part };
}

/** Reports once that its sibling is hydrated. */
function HydrationMarker({ onHydrated }: { onHydrated: (isHydrated: true) => void }): null {
  useEffect(
    function reportHydration() {
      onHydrated(true);
    },
    [onHydrated],
  );
  return null;
}

function waitForPageLoad(): Promise<void> {
  return new Promise((resolve) => {
    if (document.readyState === 'complete') resolve();
    else window.addEventListener('load', () => resolve(), { once: true });
  });
}
