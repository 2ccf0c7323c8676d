import { useGetSettingsQuery } from '@fakos/shared-kit/api/settings/hooks';

/** The document's title: the page's own words, then the shop's name once it is known. */
export function PageTitle({ children }: { children: string }) {
  const { data } = useGetSettingsQuery();
  const shop = data?.settings.site_title || data?.settings.company_name;
  return <title>{shop ? `${children} · ${shop}` : children}</title>;
}
