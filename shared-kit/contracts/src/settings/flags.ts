/** Reads a stored flag: true, 'true', 1 and '1' are on; a missing one is `fallback` (spec section 3). */
export function isOn(flag: unknown, fallback = true): boolean {
  if (flag === undefined || flag === null || flag === '') return fallback;
  return flag === true || flag === 'true' || flag === '1' || flag === 1;
}

interface PhoneSettings {
  readonly contact_phone?: string | undefined;
  readonly show_contact_info?: unknown;
  readonly show_phone?: unknown;
  readonly show_contact_phone?: unknown;
}

/** The shop's phone number if it is set and none of its flags hides it (spec section 3). */
export function getShownPhone(settings: PhoneSettings | undefined): string | undefined {
  const flags = [settings?.show_contact_info, settings?.show_phone, settings?.show_contact_phone];
  return flags.every((flag) => isOn(flag)) ? settings?.contact_phone || undefined : undefined;
}

/** The `tel:` URL of a phone number. */
export function toPhoneHref(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}

/** Whether the site is under construction: only for exactly 'true' (spec section 4). */
export function isUnderConstruction(settings: { readonly under_construction_enabled?: unknown } | undefined): boolean {
  return settings?.under_construction_enabled === 'true';
}

/**
 * Pages that stay open during construction: the sign-in pages for staff, the e-mail verification, and the privacy policy
 * that the consent dialog links to. Paths without language and leading slash.
 */
const OPEN_PAGES = /^(?:admin|login|forgot-password|reset-password|verify-email|privacy)(?:\/|$)/;

/** True for a page that is public even during construction. `path` is without language and leading slash. */
export function isOpenDuringConstruction(path: string): boolean {
  return OPEN_PAGES.test(path);
}
