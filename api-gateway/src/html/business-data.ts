import type { JsonLd } from '@fakos/shared-kit/remote/rendering';
import { openingHours } from './opening-hours.ts';
import type { SiteSettings } from './site-settings.ts';

/** Where the shop's search answers; what a visitor types stands in the place of the braces. */
const SEARCH = '/shop?search={search_term_string}';
const BUSINESS = '/#business';

/** What the site says of the business behind it, on the pages where people look for it: home and contact. */
export function businessData(path: string, site: SiteSettings): readonly JsonLd[] {
  if (path === '') return [business(site), website(site)];
  return path === 'contact' ? [business(site)] : [];
}

function business({ business: shop, description }: SiteSettings): JsonLd {
  const { name, logo, phone, email, address, workingHours, profiles } = shop;
  return {
    // A place that nobody can go to is no local business.
    '@type': address ? 'Optician' : 'Organization',
    '@id': BUSINESS,
    name,
    url: '/',
    description: description || undefined,
    logo: logo || undefined,
    image: logo || undefined,
    telephone: phone || undefined,
    email: email || undefined,
    address: address ? { '@type': 'PostalAddress', streetAddress: address, addressCountry: 'GR' } : undefined,
    openingHours: address ? openingHours(workingHours) : undefined,
    sameAs: profiles.length > 0 ? profiles : undefined,
  };
}

function website({ business: { name, isShop } }: SiteSettings): JsonLd {
  return {
    '@type': 'WebSite',
    '@id': '/#website',
    name,
    url: '/',
    publisher: { '@id': BUSINESS },
    potentialAction: isShop
      ? {
          '@type': 'SearchAction',
          target: { '@type': 'EntryPoint', urlTemplate: SEARCH },
          'query-input': 'required name=search_term_string',
        }
      : undefined,
  };
}
