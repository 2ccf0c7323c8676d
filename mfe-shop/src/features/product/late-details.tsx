import { Skeleton, SkeletonText } from '@fakos/shared-kit/ui/skeleton';
import { type ComponentType, lazy, memo, type ReactNode, Suspense, useState } from 'react';
// The server renders these parts with the page, so their styles come with it.
import './details/delivery-box.module.css';
import './details/measures-drawing.module.css';
import './details/product-story.module.css';
import './details/share-links.module.css';
import type { DetailsProps, details } from './details/details.tsx';

type Place = keyof typeof details;

let loaded: typeof details | undefined;

/** Brings the parts that come after the first view; a server does so before it renders, it has no later. */
export async function loadDetails(): Promise<void> {
  loaded = (await import(/* webpackChunkName: "product-details" */ './details/details.tsx')).details;
}

function later(place: Place): ComponentType<DetailsProps> {
  return lazy(async () => {
    await untilLoaded();
    // Without its code, what the server rendered stays as it is: words and links. It comes with the network.
    while (!loaded) await loadDetails().catch(untilOnline);
    return { default: loaded[place] };
  });
}

const laterParts: Readonly<Record<Place, ComponentType<DetailsProps>>> = {
  aside: later('aside'),
  stories: later('stories'),
  recent: later('recent'),
};

const skeletons: Readonly<Record<Place, ReactNode>> = {
  aside: <Skeleton variant="box" height="18rem" />,
  stories: <SkeletonText lines={8} />,
  recent: null,
};

/**
 * A part of the page whose code comes after the first view; until then what the server rendered stands there. It must not
 * be rendered again while it waits, or React would throw that away.
 */
export const LateDetails = memo(function LateDetails({ place, product }: DetailsProps & { place: Place }) {
  // What it began with stays: another component would forget what is open in it.
  const [Part] = useState(() => loaded?.[place] ?? laterParts[place]);
  return (
    <Suspense fallback={skeletons[place]}>
      <Part product={product} />
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
