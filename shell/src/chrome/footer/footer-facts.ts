import { isOn } from '@fakos/shared-kit/api/settings/flags';
import type { IconName } from '@fakos/shared-kit/ui/icon';
import type { KnownSettings } from '../../use-settings.ts';
import { safeHref } from '../safe-href.ts';

/** A way to reach the shop. */
export interface ContactFact {
  readonly kind: 'phone' | 'email' | 'address' | 'hours';
  readonly icon: IconName;
  readonly value: string;
  readonly href?: string;
}

/** The contact details that the shop has and shows; every flag is on until it is switched off (spec section 3). */
export function contactFacts(settings: KnownSettings): ContactFact[] {
  if (!isOn(settings.show_contact_info)) return [];
  const { contact_phone: phone, contact_email: email, contact_address: address, working_hours: hours } = settings;
  const facts: (ContactFact & { shown: boolean })[] = [
    {
      kind: 'phone',
      icon: 'phone',
      value: phone ?? '',
      href: `tel:${(phone ?? '').replace(/[^\d+]/g, '')}`,
      shown: isOn(settings.show_phone) && isOn(settings.show_contact_phone),
    },
    { kind: 'email', icon: 'mail', value: email ?? '', href: `mailto:${email}`, shown: isOn(settings.show_email) },
    { kind: 'address', icon: 'pin', value: address ?? '', shown: isOn(settings.show_address) },
    { kind: 'hours', icon: 'clock', value: hours ?? '', shown: isOn(settings.show_working_hours) },
  ];
  return facts.filter(({ shown, value }) => shown && value).map(({ shown: _, ...fact }) => fact);
}

/** A page of the shop in a social network. */
export interface SocialFact {
  readonly name: string;
  readonly icon: IconName;
  readonly href: string;
}

/** The social pages that the shop has and shows. */
export function socialFacts(settings: KnownSettings): SocialFact[] {
  const pages: [string, IconName, string | undefined, boolean][] = [
    ['Facebook', 'facebook', settings.facebook_page_url, true],
    ['Instagram', 'instagram', settings.instagram_url, isOn(settings.show_instagram)],
    ['YouTube', 'youtube', settings.youtube_url, isOn(settings.show_youtube)],
    ['X (Twitter)', 'x', settings.twitter_url, isOn(settings.show_twitter)],
  ];
  return pages.flatMap(([name, icon, url, shown]) => {
    const href = url && shown ? safeHref(url) : undefined;
    return href ? [{ name, icon, href }] : [];
  });
}

/** Where the shop is. */
export interface MapFact {
  readonly address: string;
  /** The way there. */
  readonly href: string;
  /** A map to show in the page, where the shop has one. */
  readonly embed: string | undefined;
}

/** See {@link MapFact}; undefined where the shop hides its map or has no address. */
export function mapFact(settings: KnownSettings): MapFact | undefined {
  const { contact_address: address, google_maps_embed: embed } = settings;
  if (!address || !isOn(settings.show_google_maps)) return undefined;
  const query = new URLSearchParams({ api: '1', query: `${settings.name}, ${address}` });
  return { address, href: `https://www.google.com/maps/search/?${query}`, embed: embed || undefined };
}
