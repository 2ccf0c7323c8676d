import { getShownPhone, isOn, toPhoneHref } from '@fakos/contracts/settings/flags';
import type { IconName } from '@fakos/shared-kit/ui/icon';
import type { KnownSettings } from './use-settings.ts';

/** A contact detail of the shop. */
export interface ContactDetail {
  readonly kind: 'phone' | 'email' | 'address' | 'hours';
  readonly icon: IconName;
  readonly value: string;
  readonly href?: string;
}

/** Contact details that are set and shown; every flag is on by default (spec section 3). */
export function getContactDetails(settings: KnownSettings): ContactDetail[] {
  if (!isOn(settings.show_contact_info)) return [];
  const phone = getShownPhone(settings) ?? '';
  const { contact_email: email, contact_address: address, working_hours: hours } = settings;
  const details: (ContactDetail & { isVisible: boolean })[] = [
    { kind: 'phone', icon: 'phone', value: phone, href: toPhoneHref(phone), isVisible: true },
    { kind: 'email', icon: 'mail', value: email ?? '', href: `mailto:${email}`, isVisible: isOn(settings.show_email) },
    { kind: 'address', icon: 'pin', value: address ?? '', isVisible: isOn(settings.show_address) },
    { kind: 'hours', icon: 'clock', value: hours ?? '', isVisible: isOn(settings.show_working_hours) },
  ];
  return details.filter(({ isVisible, value }) => isVisible && value).map(({ isVisible: _, ...detail }) => detail);
}

/** Location of the shop: address with a link to Google Maps, embedded map, or both. */
export interface MapDetails {
  /** Title of the map: the address, or the shop's name where the address is hidden or missing. */
  readonly title: string;
  readonly address: { readonly text: string; readonly href: string } | undefined;
  /** URL of a Google Maps embed. */
  readonly embed: string | undefined;
}

/** The shop's {@link MapDetails}; undefined where the map is hidden or nothing is set. */
export function getMapDetails(settings: KnownSettings): MapDetails | undefined {
  const { name, google_maps_embed: embed } = settings;
  const text = isOn(settings.show_address) ? settings.contact_address : undefined;
  const isShown = isOn(settings.show_contact_info) && isOn(settings.show_google_maps);
  if (!isShown || !(text || embed)) return undefined;
  return {
    title: text || name,
    address: text ? { text, href: getGoogleMapsUrl(`${name}, ${text}`) } : undefined,
    embed: embed || undefined,
  };
}

function getGoogleMapsUrl(query: string): string {
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query })}`;
}
