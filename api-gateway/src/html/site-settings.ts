import { imageUrl } from '@fakos/shared-kit/api/images/contract';
import { publicSettings } from '@fakos/shared-kit/api/settings/contract';
import { isOn } from '@fakos/shared-kit/api/settings/flags';
import { documentTitle, type HeadSettings, shortDescription } from '@fakos/shared-kit/remote/rendering';
import { z } from 'zod';
import { DEFAULT_ICON } from '../steps/favicon.ts';

const headSettings = publicSettings.pick({
  site_title: true,
  company_name: true,
  tagline: true,
  motto: true,
  favicon_url: true,
  logo_url: true,
  site_style: true,
  brand_primary: true,
  contact_phone: true,
  contact_email: true,
  contact_address: true,
  working_hours: true,
  facebook_page_url: true,
  instagram_url: true,
  youtube_url: true,
  twitter_url: true,
  show_contact_info: true,
  show_contact_phone: true,
  show_phone: true,
  show_email: true,
  show_address: true,
  show_working_hours: true,
  show_instagram: true,
  show_youtube: true,
  show_twitter: true,
});

type HeadValues = z.output<typeof headSettings>;

/** What an answer has of the settings; a value that is none, as another API may send, counts as not set. */
function valuesIn(answer: unknown): HeadValues {
  const found = z.object({ settings: z.record(z.string(), z.unknown()) }).safeParse(answer);
  const given = found.success ? found.data.settings : { company_name: 'Fakos' };
  const values = Object.entries(headSettings.shape).map(([key, schema]) => {
    const value = schema.safeParse(given[key]);
    return [key, value.success ? value.data : schema.parse(undefined)];
  });
  return Object.fromEntries(values) as HeadValues;
}

/** What the head says of the site, from its settings. */
export interface SiteSettings {
  /** Title and description of a page that says nothing of itself. */
  readonly title: string;
  readonly description: string;
  readonly favicon: string;
  /** The shop's own colour, or ''. */
  readonly themeColour: string;
  /** What titles and descriptions of pages are completed with. */
  readonly words: HeadSettings;
  readonly business: BusinessSettings;
}

/** The shop as a business; '' where it does not say. */
export interface BusinessSettings {
  readonly name: string;
  /** Address of a picture, or ''. */
  readonly logo: string;
  readonly phone: string;
  readonly email: string;
  readonly address: string;
  readonly workingHours: string;
  /** Its pages elsewhere. */
  readonly profiles: readonly string[];
  /** Whether it sells on this site. */
  readonly isShop: boolean;
}

/** Reads the head's words from the inlined answers; a site whose settings did not answer still has a title. */
export function readSiteSettings(answers: Readonly<Record<string, unknown>>): SiteSettings {
  const settings = valuesIn(answers.getSettings);
  const name = settings.company_name || settings.site_title || 'Fakos';
  const words = { ...settings, company_name: name };
  return {
    title: documentTitle(undefined, words),
    description: shortDescription(undefined, words),
    favicon: logoAddress(settings.favicon_url) || DEFAULT_ICON,
    themeColour: settings.brand_primary,
    words,
    business: {
      name,
      logo: logoAddress(settings.logo_url),
      ...contactOf(settings),
      profiles: profilesOf(settings).filter((address) => /^https?:\/\//i.test(address)),
      isShop: settings.site_style === 'eshop',
    },
  };
}

/** What the shop hides in its pages is not told to search engines either (spec section 3). */
function contactOf(settings: HeadValues): Pick<BusinessSettings, 'phone' | 'email' | 'address' | 'workingHours'> {
  const isShown = (...flags: unknown[]) => [settings.show_contact_info, ...flags].every((flag) => isOn(flag));
  return {
    phone: isShown(settings.show_phone, settings.show_contact_phone) ? settings.contact_phone : '',
    email: isShown(settings.show_email) ? settings.contact_email : '',
    address: isShown(settings.show_address) ? settings.contact_address : '',
    workingHours: isShown(settings.show_working_hours) ? settings.working_hours : '',
  };
}

function profilesOf(settings: HeadValues): string[] {
  const {
    facebook_page_url: facebook,
    instagram_url: instagram,
    youtube_url: youtube,
    twitter_url: twitter,
  } = settings;
  return [
    facebook,
    isOn(settings.show_instagram) ? instagram : '',
    isOn(settings.show_youtube) ? youtube : '',
    isOn(settings.show_twitter) ? twitter : '',
  ];
}

/** Settings hold the name of a file among the logos, or an address. */
function logoAddress(file: string): string {
  if (!file) return '';
  return file.includes('/') ? file : imageUrl('logo', file);
}
