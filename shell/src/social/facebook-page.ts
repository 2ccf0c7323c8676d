/** The plugin supports widths from 180 to 500 pixels and heights from 70. */
const PLUGIN_WIDTH = 500;
const PLUGIN_HEIGHT = 500;

/** Aspect ratio of the plugin. */
export const PLUGIN_RATIO = PLUGIN_WIDTH / PLUGIN_HEIGHT;

/** URL of Facebook's page plugin; undefined where the setting is no Facebook page. */
export function getFacebookPluginUrl(pageUrl: string): string | undefined {
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
