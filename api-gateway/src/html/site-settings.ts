import { getImageUrl } from '@fakos/contracts/images/contract';
import { getDocumentTitle, type HeadSettings, shortenDescription } from '@fakos/contracts/remote/page-meta';
import { getBrandProperties } from '@fakos/contracts/settings/colours';
import { publicSettings } from '@fakos/contracts/settings/contract';
import { isOn, isUnderConstruction } from '@fakos/contracts/settings/flags';
import { z } from 'zod';
import { DEFAULT_ICON } from '../steps/files/favicon.ts';

const headSettings = publicSettings.pick({
  site_title: true,
  company_name: true,
  tagline: true,
  motto: true,
  favicon_url: true,
  logo_url: true,
  site_style: true,
  brand_primary: true,
  brand_accent: true,
  contact_phone: true,
  contact_email: true,
  contact_address: true,
  working_hours: true,
  facebook_page_url: true,
  instagram_url: true,
  youtube_url: true,
  twitter_url: true,
  linkedin_url: true,
  tiktok_url: true,
  pinterest_url: true,
  show_contact_info: true,
  show_contact_phone: true,
  show_phone: true,
  show_email: true,
  show_address: true,
  show_working_hours: true,
  show_instagram: true,
  show_youtube: true,
  show_twitter: true,
  under_construction_enabled: true,
});

type HeadValues = z.output<typeof headSettings>;

/** The settings in a response. A value of the wrong type, as another API may send it, counts as not set. */
function parseHeadValues(response: unknown): HeadValues {
  const found = z.object({ settings: z.record(z.string(), z.unknown()) }).safeParse(response);
  const given = found.success ? found.data.settings : { company_name: 'Fakos' };
  const values = Object.entries(headSettings.shape).map(([key, schema]) => {
    const value = schema.safeParse(given[key]);
    return [key, value.success ? value.data : schema.parse(undefined)];
  });
  return Object.fromEntries(values) as HeadValues;
}

/** The site's settings that its head needs. */
export interface SiteSettings {
  /** Title and description of a page that has none of its own. */
  readonly title: string;
  readonly description: string;
  readonly favicon: string;
  /** The shop's own colour, or ''. */
  readonly themeColour: string;
  /** Custom properties with the shop's own colours, for the style of the document. */
  readonly brandProperties: Readonly<Record<string, string>>;
  /** Completes titles and descriptions of pages. */
  readonly head: HeadSettings;
  readonly isUnderConstruction: boolean;
  readonly business: BusinessSettings;
}

/** The shop as a business. A value that is not set is ''. */
export interface BusinessSettings {
  readonly name: string;
  /** Address of an image, or ''. */
  readonly logo: string;
  readonly phone: string;
  readonly email: string;
  readonly address: string;
  readonly workingHours: string;
  /** Addresses of its pages on social networks. */
  readonly profiles: readonly string[];
  /** Whether it sells on this site. */
  readonly isShop: boolean;
}

/** Reads the settings from the inlined data; without them, the site still has a default title. */
export function readSiteSettings(data: Readonly<Record<string, unknown>>): SiteSettings {
  const settings = parseHeadValues(data.getSettings);
  const name = settings.company_name || settings.site_title || 'Fakos';
  const head = { ...settings, company_name: name };
  return {
    title: getDocumentTitle(undefined, head),
    description: shortenDescription(undefined, head),
    favicon: getImageAddress(settings.favicon_url) || DEFAULT_ICON,
    themeColour: settings.brand_primary,
    brandProperties: getBrandProperties(settings),
    head,
    isUnderConstruction: isUnderConstruction(settings),
    business: {
      name,
      logo: getImageAddress(settings.logo_url),
      ...getContact(settings),
      profiles: listProfiles(settings).filter((address) => /^https?:\/\//i.test(address)),
      isShop: settings.site_style === 'eshop',
    },
  };
}

/** Contact data that the shop hides on its pages is hidden from search engines too (spec section 3). */
function getContact(settings: HeadValues): Pick<BusinessSettings, 'phone' | 'email' | 'address' | 'workingHours'> {
  const isShown = (...flags: unknown[]) => [settings.show_contact_info, ...flags].every((flag) => isOn(flag));
  return {
    phone: isShown(settings.show_phone, settings.show_contact_phone) ? settings.contact_phone : '',
    email: isShown(settings.show_email) ? settings.contact_email : '',
    address: isShown(settings.show_address) ? settings.contact_address : '',
    workingHours: isShown(settings.show_working_hours) ? settings.working_hours : '',
  };
}

function listProfiles(settings: HeadValues): string[] {
  const {
    facebook_page_url: facebook,
    instagram_url: instagram,
    youtube_url: youtube,
    twitter_url: twitter,
    linkedin_url: linkedIn = '',
    tiktok_url: tikTok = '',
    pinterest_url: pinterest = '',
  } = settings;
  return [
    facebook,
    isOn(settings.show_instagram) ? instagram : '',
    isOn(settings.show_youtube) ? youtube : '',
    isOn(settings.show_twitter) ? twitter : '',
    linkedIn,
    tikTok,
    pinterest,
  ];
}

/** A setting holds the name of a logo's file, or an address. */
function getImageAddress(file: string): string {
  if (!file) return '';
  return file.includes('/') ? file : getImageUrl('logo', file);
}
