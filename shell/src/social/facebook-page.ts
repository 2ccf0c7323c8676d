/** The page plugin draws between 180 and 500 pixels wide and from 70 high. */
const PLUGIN_WIDTH = 500;
const PLUGIN_HEIGHT = 500;

/** Width to height of the place that the plugin fills. */
export const PLUGIN_RATIO = PLUGIN_WIDTH / PLUGIN_HEIGHT;

/** The address of the network's plugin that shows a page's posts; undefined where the setting names no page of it. */
export function facebookPlugin(pageUrl: string): string | undefined {
  if (!URL.canParse(pageUrl)) return undefined;
  const { protocol, hostname, pathname } = new URL(pageUrl);
  const isPage = protocol === 'https:' && /^(?:(?:www|m)\.)?facebook\.com$/.test(hostname) && pathname.length > 1;
  if (!isPage) return undefined;
  const query = new URLSearchParams({
    href: `https://www.facebook.com${pathname}`,
    tabs: 'timeline',
    width: String(PLUGIN_WIDTH),
    height: String(PLUGIN_HEIGHT),
    small_header: 'true',
    adapt_container_width: 'true',
  });
  return `https://www.facebook.com/plugins/page.php?${query}`;
}
