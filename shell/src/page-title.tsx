import { useText } from './text.ts';
import { useSettings } from './use-settings.ts';

/** The document's title: the page's own and the shop's. */
export function PageTitle({ children }: { children: string }) {
  const text = useText();
  const { name } = useSettings();
  return <title>{text('site.titleWithSite', { title: children, site: name })}</title>;
}
