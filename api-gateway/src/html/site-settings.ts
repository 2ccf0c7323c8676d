import { imageUrl } from '@fakos/shared-kit/api/images/contract';
import { z } from 'zod';

const settingsAnswer = z.object({
  settings: z.object({
    site_title: z.string(),
    company_name: z.string(),
    tagline: z.string(),
    favicon_url: z.string(),
  }),
});

/** What the head says of the site, from its settings. */
export interface SiteSettings {
  readonly title: string;
  readonly description: string;
  readonly favicon: string;
}

/** Reads the head's words from the inlined answers; a site whose settings did not answer still has a title. */
export function readSiteSettings(answers: Record<string, unknown>): SiteSettings {
  const found = settingsAnswer.safeParse(answers.getSettings);
  if (!found.success) return { title: 'Fakos', description: '', favicon: 'data:,' };
  const { site_title, company_name, tagline, favicon_url } = found.data.settings;
  return { title: site_title || company_name || 'Fakos', description: tagline, favicon: faviconAddress(favicon_url) };
}

/** Settings hold the name of a file among the logos, or an address. */
function faviconAddress(favicon: string): string {
  if (!favicon) return 'data:,';
  return favicon.includes('/') ? favicon : imageUrl('logo', favicon);
}
