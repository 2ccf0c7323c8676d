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

/** Where the shop is: its address with the way there, a map, or both. */
export interface MapFact {
  /** What the map shows: the address, or the shop's name where it hides that or has none. */
  readonly title: string;
  /** The address, with the way there. */
  readonly address: { readonly text: string; readonly href: string } | undefined;
  /** A map to show in the page, where the shop has one. */
  readonly embed: string | undefined;
}

/** See {@link MapFact}; undefined where the shop hides its map or has nothing to show of it. */
export function mapFact(settings: KnownSettings): MapFact | undefined {
  const { name, google_maps_embed: embed } = settings;
  const text = isOn(settings.show_address) ? settings.contact_address : undefined;
  const isShown = isOn(settings.show_contact_info) && isOn(settings.show_google_maps);
  if (!isShown || !(text || embed)) return undefined;
  return {
    title: text || name,
    address: text ? { text, href: wayTo(`${name}, ${text}`) } : undefined,
    embed: embed || undefined,
  };
}

function wayTo(place: string): string {
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: place })}`;
}
