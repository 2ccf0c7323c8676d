import { useGetSettingsQuery } from '@fakos/shared-kit/api/settings/hooks';
import { useEffect } from 'react';

/**
 * Names the document after the page: its own words, then the shop's name; the shop's name and tagline without words.
 * The gateway writes the first title; this one follows the visitor from page to page.
 */
export function PageTitle({ children }: { children?: string }) {
  const { data } = useGetSettingsQuery();
  const shop = data?.settings.site_title || data?.settings.company_name;
  const title = [children, shop, children ? undefined : data?.settings.tagline].filter(Boolean).join(' · ');
  useEffect(
    function nameDocument() {
      if (title) document.title = title;
    },
    [title],
  );
  return null;
}
