import { Near, useDeferred } from '@fakos/shared-kit/ui/deferred';

const loadMapEmbed = () => import(/* webpackChunkName: "map" */ './map-embed.tsx').then((module) => module.MapEmbed);

/** The shop's embedded map; its code loads when it is near the viewport. */
export function LazyMap(props: { src: string; title: string }) {
  return (
    <Near>
      <DeferredMap {...props} />
    </Near>
  );
}

function DeferredMap(props: { src: string; title: string }) {
  const MapEmbed = useDeferred(loadMapEmbed, true);
  return MapEmbed ? <MapEmbed {...props} /> : null;
}
