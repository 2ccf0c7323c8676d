import { Embed } from '@fakos/shared-kit/ui/embed';

/** Equal to the placeholder's aspect ratio in footer.module.css and contact-page.module.css. */
const RATIO = 4 / 3;

/** The shop's map. It loads on a click until its cookie category is allowed. */
export function MapEmbed({ src, title }: { src: string; title: string }) {
  return <Embed kind="map" src={src} title={title} ratio={RATIO} />;
}
