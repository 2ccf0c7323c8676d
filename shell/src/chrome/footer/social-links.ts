import { isOn } from '@fakos/contracts/settings/flags';
import type { IconName } from '@fakos/shared-kit/ui/icon';
import type { KnownSettings } from '../../settings/use-settings.ts';
import { toSafeHref } from '../safe-href.ts';

/** A social network page of the shop. */
export interface SocialLink {
  readonly name: string;
  readonly icon: IconName;
  /** Outline of an icon that the kit does not have. */
  readonly shape?: string;
  readonly href: string;
}

/** Social network pages that are set and shown. */
export function getSocialLinks(settings: KnownSettings): SocialLink[] {
  const pages: readonly (Omit<SocialLink, 'href'> & { url: string | undefined; isHidden?: boolean })[] = [
    { name: 'Facebook', icon: 'facebook', url: settings.facebook_page_url },
    { name: 'Instagram', icon: 'instagram', url: settings.instagram_url, isHidden: !isOn(settings.show_instagram) },
    { name: 'YouTube', icon: 'youtube', url: settings.youtube_url, isHidden: !isOn(settings.show_youtube) },
    { name: 'X (Twitter)', icon: 'x', url: settings.twitter_url, isHidden: !isOn(settings.show_twitter) },
    { name: 'LinkedIn', icon: 'external', shape: shapes.linkedin, url: settings.linkedin_url },
    { name: 'TikTok', icon: 'external', shape: shapes.tiktok, url: settings.tiktok_url },
    { name: 'Pinterest', icon: 'external', shape: shapes.pinterest, url: settings.pinterest_url },
  ];
  return pages.flatMap(({ url, isHidden = false, ...page }) => {
    const href = url && !isHidden ? toSafeHref(url) : undefined;
    return href ? [{ ...page, href }] : [];
  });
}

const shapes = {
  linkedin: 'M5 9.5v10M5 5.2v.1M10 19.5v-10m0 4.6c0-2.8 1.9-4.6 4.6-4.6s4.4 1.7 4.4 4.6v5.4',
  tiktok: 'M13.5 3.8v11.4a3.9 3.9 0 1 1-3.9-3.9M13.5 3.8c.3 3 2.4 4.9 5.3 5.1',
  pinterest: 'M9 20.5l3-11.5M7.2 13.6A5.6 5.6 0 1 1 17.5 10c0 3-1.9 5.2-4.2 5.2-1.5 0-2.4-1-2.6-2',
} as const;
