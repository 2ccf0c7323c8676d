import type { JsonLd } from '@fakos/contracts/remote/page-meta';
import { parseOpeningHours } from '@fakos/contracts/text/opening-hours';
import type { SiteSettings } from './site-settings.ts';

/** The shop's search, as a URL template. */
const SEARCH = '/shop?search={search_term_string}';
const BUSINESS = '/#business';

/** Structured data of the business, for the home page and the contact page. */
export function createBusinessData(path: string, site: SiteSettings): readonly JsonLd[] {
  if (path === '') return [createBusiness(site), createWebsite(site)];
  return path === 'contact' ? [createBusiness(site)] : [];
}

function createBusiness({ business: shop, description }: SiteSettings): JsonLd {
  const { name, logo, phone, email, address, workingHours, profiles } = shop;
  return {
    // schema.org: a local business needs an address.
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
    openingHours: address ? parseOpeningHours(workingHours) : undefined,
    sameAs: profiles.length > 0 ? profiles : undefined,
  };
}

function createWebsite({ business: { name, isShop } }: SiteSettings): JsonLd {
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
