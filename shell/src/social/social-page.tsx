import { Embed } from '@fakos/shared-kit/ui/embed';
import { useFooterText } from '../chrome/footer/footer-text.ts';
import { useSettings } from '../settings/use-settings.ts';
import { PLUGIN_RATIO } from './facebook-page.ts';

/** The shop's Facebook page. It loads with marketing consent, otherwise on a click (docs/decisions/0018). */
export function SocialPage({ src }: { src: string }) {
  const text = useFooterText();
  const { name } = useSettings();
  return <Embed kind="social" src={src} title={`${text('social')}: ${name}, Facebook`} ratio={PLUGIN_RATIO} />;
}
