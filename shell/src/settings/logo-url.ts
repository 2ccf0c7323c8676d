import { getImageUrl } from '@fakos/contracts/images/contract';

/** URL of the shop's logo, which is an uploaded file or an address. */
export function getLogoUrl(logo: string): string {
  return logo.includes('/') ? logo : getImageUrl('logo', logo);
}
