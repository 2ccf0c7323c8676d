import { Embed } from '@fakos/shared-kit/ui/embed';
import { useText } from '../text.ts';
import { useSettings } from '../use-settings.ts';
import { PLUGIN_RATIO } from './facebook-page.ts';

/** The shop's page on Facebook: loads with marketing consent, else when the visitor asks for it (docs/decisions/0018). */
export function SocialPage({ src }: { src: string }) {
  const text = useText();
  const { name } = useSettings();
  return <Embed kind="social" src={src} title={`${text('footer.social')}: ${name}, Facebook`} ratio={PLUGIN_RATIO} />;
}
