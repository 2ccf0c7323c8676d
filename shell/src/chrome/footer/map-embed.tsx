import { Embed } from '@fakos/shared-kit/ui/embed';

/** Width to height of the map's place; the same as of `.map` in footer.module.css. */
const RATIO = 4 / 3;

/** The shop's map, asked for by a click until its category is allowed; downloaded apart from the page. */
export function MapEmbed({ src, title }: { src: string; title: string }) {
  return <Embed kind="map" src={src} title={title} ratio={RATIO} />;
}
