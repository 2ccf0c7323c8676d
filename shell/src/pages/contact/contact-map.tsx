import { Embed } from '@fakos/shared-kit/ui/embed';

/** Width to height of the map's place; the same as of `.embed` in contact-page.module.css. */
const RATIO = 4 / 3;

/** The shop's map, asked for by a click until its category is allowed; downloaded apart from the page. */
export function ContactMap({ src, title }: { src: string; title: string }) {
  return <Embed kind="map" src={src} title={title} ratio={RATIO} />;
}
