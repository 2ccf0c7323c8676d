import { createLazy, Near, useLazy } from '@fakos/shared-kit/lazy';

const mapEmbed = createLazy(() =>
  import(/* webpackChunkName: "map" */ './map-embed.tsx').then((module) => module.MapEmbed),
);

/** The shop's embedded map; its code loads when it is near the viewport. */
export function LazyMap(props: { src: string; title: string }) {
  return (
    <Near>
      <LoadedMap {...props} />
    </Near>
  );
}

function LoadedMap(props: { src: string; title: string }) {
  const { code: MapEmbed } = useLazy(mapEmbed, 'now');
  return MapEmbed ? <MapEmbed {...props} /> : null;
}
