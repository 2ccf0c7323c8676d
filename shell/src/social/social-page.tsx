import { Embed } from '@fakos/shared-kit/ui/embed';
import { useSettings } from '../settings/use-settings.ts';
import { useText } from '../text.ts';
import { PLUGIN_RATIO } from './facebook-page.ts';

/** The shop's Facebook page. It loads with marketing consent, otherwise on a click (docs/decisions/0018). */
export function SocialPage({ src }: { src: string }) {
  const text = useText();
  const { name } = useSettings();
  return <Embed kind="social" src={src} title={`${text('footer.social')}: ${name}, Facebook`} ratio={PLUGIN_RATIO} />;
}
