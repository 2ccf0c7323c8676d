import {
  type ComponentType,
  lazy as createSuspending,
  memo,
  type ReactNode,
  Suspense,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useLanguage } from '../i18n/i18n.ts';

/** Code that is imported on demand, once. */
export interface Lazy<Code> {
  /** Imports the code. Rejects if that fails; the next call tries again. */
  readonly load: () => Promise<Code>;
  /** The code, once it is loaded. */
  readonly getLoaded: () => Code | undefined;
  /** Calls a function when the code has loaded; returns how to stop. */
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * The one way to load code on demand. `importCode` is a dynamic import, so that webpack puts the code into a chunk;
 * `initial` is the code where it is loaded already, such as on the server.
 */
export function createLazy<Code>(importCode: () => Promise<Code>, initial?: Code): Lazy<Code> {
  let loaded = initial;
  let loading: Promise<Code> | undefined;
  const listeners = new Set<() => void>();

  async function importOnce(): Promise<Code> {
    try {
      loaded = await importCode();
      for (const listener of [...listeners]) listener();
      return loaded;
    } catch (error) {
      loading = undefined;
      throw error;
    }
  }
  return {
    load() {
      loading ??= importOnce();
      return loading;
    },
    getLoaded: () => loaded,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Result of {@link useLazy}. */
export interface LazyState<Code> {
  /** Undefined until it is loaded, and always on the server and while hydrating. */
  readonly code: Code | undefined;
  /** The code is wanted now but could not be loaded. It is loaded again once the browser is back online. */
  readonly hasFailed: boolean;
  /** Tries again after a failure. */
  readonly retry: () => void;
}

/**
 * Delay of code for the first interaction if that was before the component mounted, in milliseconds. What the visitor pressed
 * is handled first.
 */
const EARLIER_INTERACTION_DELAY_MS = 2_000;

const INTERACTION_EVENTS = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'scroll'] as const;

const getNothing = () => undefined;
const subscribeToNothing = () => getNothing;
const isTrue = () => true;

/** When {@link useLazy} loads: immediately, at the visitor's first interaction with the page, or not yet. */
export type LazyTrigger = 'now' | 'interaction' | 'never';

/** Loads code that the first view does not need. `trigger` may change, such as when a dialog opens. */
export function useLazy<Code>(lazy: Lazy<Code>, trigger: LazyTrigger): LazyState<Code> {
  const code = useSyncExternalStore(lazy.subscribe, lazy.getLoaded, getNothing);
  const isLoaded = code !== undefined;
  const isWanted = trigger === 'now';
  const [hasFailed, setFailed] = useState(false);
  if (hasFailed && (isLoaded || !isWanted)) setFailed(false);

  useEffect(
    function loadWhenTriggered() {
      if (isLoaded || trigger === 'never') return;
      let isCurrent = true;
      const start = () => void lazy.load().catch(() => isCurrent && isWanted && setFailed(true));
      // In a separate task, because many parts together would delay the frame of the first interaction.
      const startSoon = () => (window.requestIdleCallback ?? setTimeout)(start);
      const retry = () => setFailed(false);
      const types = hasFailed ? ['online'] : isWanted ? [] : INTERACTION_EVENTS;
      const listener = hasFailed ? retry : startSoon;
      if (isWanted && !hasFailed) start();
      const wasBeforeMount = trigger === 'interaction' && hasInteracted();
      const timer = wasBeforeMount ? setTimeout(startSoon, EARLIER_INTERACTION_DELAY_MS) : undefined;
      for (const type of types) window.addEventListener(type, listener, { passive: true });
      return () => {
        isCurrent = false;
        clearTimeout(timer);
        for (const type of types) window.removeEventListener(type, listener);
      };
    },
    [lazy, trigger, isWanted, isLoaded, hasFailed],
  );

  return { code, hasFailed, retry: () => setFailed(false) };
}

/** Options of a lazy part: its fallback, and when its code is loaded. */
export interface LazyPartStates {
  readonly fallback?: ReactNode;
  readonly failed?: ReactNode;
  readonly hydrateOn?: 'interaction';
}

/** Parts of a page whose code is loaded after the first view. */
export interface LazyParts<Parts> extends Lazy<Parts> {
  /**
   * Creates the component of one part. Where the server has called `load` before rendering, it renders the part; browsers
   * keep that HTML until the code has loaded after the page, or else show `fallback`. A part whose code cannot be loaded
   * shows `failed`, if there is one, and otherwise waits until the browser is back online. With `hydrateOn: 'interaction'`
   * the server's HTML stays until the visitor first touches the page or {@link hydrateWaitingParts} is called. It re-renders
   * only for changed props, because React discards dehydrated content that re-renders.
   */
  readonly part: <Props extends object>(
    getPart: (parts: Parts) => ComponentType<Props>,
    states?: LazyPartStates,
  ) => ComponentType<Props>;
}

/**
 * Creates lazy parts from the arguments of {@link createLazy}. The calling file imports the styles of parts that the server
 * renders, so that they load with the page.
 */
export function createLazyParts<Parts>(importParts: () => Promise<Parts>, initial?: Parts): LazyParts<Parts> {
  const lazy = createLazy(importParts, initial);

  /** Resolves to the parts; to undefined if they cannot be loaded and nobody waits. */
  async function loadWhenOnline(shouldWait: boolean): Promise<Parts | undefined> {
    for (;;) {
      try {
        return await lazy.load();
      } catch {
        if (!shouldWait) return undefined;
        // Offline, the server-rendered HTML stays usable.
        await waitUntilOnline();
      }
    }
  }

  function part<Props extends object>(
    getPart: (parts: Parts) => ComponentType<Props>,
    { fallback = null, failed, hydrateOn }: LazyPartStates = {},
  ): ComponentType<Props> {
    const renderFailure = () => failed;
    const createWaitingPart = (wait: () => Promise<void>): ComponentType<Props> =>
      createSuspending(async () => {
        await wait();
        const parts = await loadWhenOnline(failed === undefined);
        return { default: parts ? getPart(parts) : renderFailure };
      });
    const WaitingPart = createWaitingPart(waitForPageLoad);
    const DehydratedPart = hydrateOn ? createWaitingPart(waitForHydration) : WaitingPart;
    // biome-ignore lint/correctness/noComponentHookFactories: called once per part at module level
    return memo(function LazyPart(props: Props) {
      // The component of the first render stays, because another one would lose its state.
      const isHydrating = useSyncExternalStore(subscribeToNothing, getNothing, isTrue);
      const [{ Part }] = useState(() => {
        const parts = lazy.getLoaded();
        return { Part: parts ? getPart(parts) : isHydrating ? DehydratedPart : WaitingPart };
      });
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
    });
  }

  return { ...lazy, part };
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

/** Props of `Near`. */
export interface NearProps {
  /** Shown until then; should have the size of the children. */
  placeholder?: ReactNode;
  children: ReactNode;
  /** Distance below the viewport that counts as near, as a CSS length or percentage. */
  margin?: string;
  /** Renders the children immediately; read on the first render only. */
  atOnce?: boolean;
}

/** Positions above the viewport count as near, because a jump to the end of the page skips them. */
const ABOVE_MARGIN = '1000000px';

/** Renders its children, which load their code or data when they are rendered, once the visitor scrolls near them. */
export function Near({ placeholder = null, children, margin = '0px', atOnce = false }: NearProps) {
  const container = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(atOnce);

  useEffect(
    function observeContainer() {
      if (isNear || !container.current) return;
      if (!('IntersectionObserver' in window)) {
        setNear(true);
        return;
      }
      const observer = new IntersectionObserver(
        (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
        { rootMargin: `${ABOVE_MARGIN} 0px ${margin}` },
      );
      observer.observe(container.current);
      return () => observer.disconnect();
    },
    [isNear, margin],
  );

  // The placeholder is not animated while it waits (skeleton.module.css).
  return isNear ? (
    children
  ) : (
    <div ref={container} data-waiting="">
      {placeholder}
    </div>
  );
}

function waitForPageLoad(): Promise<void> {
  return new Promise((resolve) => {
    if (document.readyState === 'complete') resolve();
    else window.addEventListener('load', () => resolve(), { once: true });
  });
}

/**
 * Hydrates the parts that wait for the visitor's first interaction, now and in the future. To be called when a navigation
 * starts: React does not finish a transition that changes the context of dehydrated content.
 */
export let hydrateWaitingParts: () => void;
const hydrationRequest = new Promise<void>((resolve) => {
  hydrateWaitingParts = resolve;
});

/** Whether the visitor has touched the page: with a pointer, a key or by scrolling. True where browsers cannot tell. */
function hasInteracted(): boolean {
  return window.scrollY > 0 || (navigator.userActivation?.hasBeenActive ?? true);
}

/** Resolves once the visitor has touched the page: with a pointer, a key or by scrolling. */
export function waitForInteraction(): Promise<void> {
  return new Promise((resolve) => {
    if (hasInteracted()) resolve();
    for (const type of INTERACTION_EVENTS) window.addEventListener(type, () => resolve(), { once: true });
  });
}

const waitForHydration = () => Promise.race([hydrationRequest, waitForInteraction()]);

/** Resolves when the browser is online again. */
export function waitUntilOnline(): Promise<void> {
  return new Promise((resolve) => {
    window.addEventListener('online', () => resolve(), { once: true });
  });
}

/** Code of the open dialog. Callers that load the contents of a dialog lazily load it at the same time. */
export const dialogPanel = createLazy(() => import('../ui/dialog/dialog-panel.tsx').then((panel) => panel.DialogPanel));

/** Code of the open drawer, see {@link dialogPanel}. */
export const drawerPanel = createLazy(() =>
  import(/* webpackChunkName: "drawer" */ '../ui/drawer/drawer-panel.tsx').then((panel) => panel.DrawerPanel),
);
