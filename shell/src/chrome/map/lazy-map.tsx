import { createLazyParts, Near } from '@fakos/shared-kit/lazy';

const MapEmbed = createLazyParts(() => import(/* webpackChunkName: "map" */ './map-embed.tsx')).part(
  (module) => module.MapEmbed,
);

/** The shop's embedded map; its code loads when it is near the viewport. */
export function LazyMap(props: { src: string; title: string }) {
  return (
    <Near>
      <MapEmbed {...props} />
    </Near>
  );
}
