import { readText, readUrl } from '../../framework/read-fields.ts';
import { readId, readList } from '../../framework/read-lists.ts';
import type { StoredFields } from '../../framework/widget.ts';

/** The networks that a link may lead to, in the spec's order (section 3). */
export const platforms = [
  'facebook',
  'twitter',
  'instagram',
  'linkedin',
  'youtube',
  'tiktok',
  'whatsapp',
  'email',
] as const;
/** See {@link platforms}. */
export type Platform = (typeof platforms)[number];

/** A link to the shop on a network; '' as a label says the network's name. */
export interface PlatformFields {
  id: string;
  platform: Platform;
  url: string;
  label: string;
}

/** Fields of the social-media widget (spec section 3). */
export interface SocialMediaFields {
  platforms: PlatformFields[];
}

export const socialMediaDefaults: SocialMediaFields = { platforms: [] };

const EMAIL = /^[^\s@:/?#]+@[^\s@:/?#]+\.[^\s@:/?#]+$/;
const PHONE = /^\+?[\d ()-]{8,20}$/;

/** Today's fields from whatever is stored. What names no known network or leads nowhere is left out. */
export function readSocialMediaFields(stored: StoredFields): SocialMediaFields {
  return {
    platforms: readList(stored.platforms, (link, index) => {
      const platform = platforms.find((name) => name === link.platform);
      const url = platform ? addressOf(platform, readText(link.url).trim()) : '';
      if (!platform || url === '') return undefined;
      return { id: readId(link.id, index), platform, url, label: readText(link.label).trim() };
    }),
  };
}

/** People write their e-mail and their number as they are. */
function addressOf(platform: Platform, written: string): string {
  if (platform === 'email' && EMAIL.test(written)) return `mailto:${written}`;
  if (platform === 'whatsapp' && PHONE.test(written)) return `https://wa.me/${written.replaceAll(/\D/g, '')}`;
  return readUrl(written);
}
