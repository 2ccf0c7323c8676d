import { useGetSettingsQuery } from '@fakos/shared-kit/api/settings/hooks';
import { createContext, useContext, useEffect } from 'react';
import type { PageMeta } from '../remote/rendering.ts';

export type { JsonLd, PageMeta } from '../remote/rendering.ts';

const PageMetaContext = createContext<((meta: PageMeta) => void) | undefined>(undefined);

/** Set by the server around a page that it renders: hears what the page says of itself. */
export const PageMetaCollector = PageMetaContext.Provider;

/**
 * What a page says of itself. The server writes all of it into the head; in the browser the document's title follows
 * the visitor from page to page. Rendered once by each page, also for its failures (`status`).
 *
 * @example
 * <PageDescription title={product.name} description={product.summary} type="product" image={picture} data={[…]} />
 */
export function PageDescription(meta: PageMeta) {
  const collect = useContext(PageMetaContext);
  // The server hears it while rendering: it renders once and has no effects.
  collect?.(meta);
  const { data } = useGetSettingsQuery();
  const shop = data?.settings.site_title || data?.settings.company_name;
  const title = [meta.title, shop, meta.title ? undefined : data?.settings.tagline].filter(Boolean).join(' · ');
  useEffect(
    function nameDocument() {
      if (title) document.title = title;
    },
    [title],
  );
  return null;
}
