import { useGetSettingsQuery } from '@fakos/shared-kit/api/settings/hooks';
import { createContext, useContext, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { documentTitle, type PageMeta, robotsOf, shortDescription } from '../remote/rendering.ts';
import { describeDocument } from './describe-document.ts';

export type { JsonLd, PageMeta } from '../remote/rendering.ts';
export { breadcrumbData } from './breadcrumb-data.ts';

const PageMetaContext = createContext<((meta: PageMeta) => void) | undefined>(undefined);

/** Set by the server around a page that it renders: hears what the page says of itself. */
export const PageMetaCollector = PageMetaContext.Provider;

/**
 * What a page says of itself. The server writes all of it into the head; in the browser title, description, canonical
 * address and robots follow the visitor from page to page. Rendered once by each page, also for its failures (`status`).
 *
 * @example
 * <PageDescription title={product.name} description={product.summary} type="product" image={picture} data={[…]} />
 */
export function PageDescription(meta: PageMeta) {
  const collect = useContext(PageMetaContext);
  // The server hears it while rendering: it renders once and has no effects.
  collect?.(meta);
  const { data } = useGetSettingsQuery();
  const { pathname } = useLocation();
  const title = documentTitle(meta.title, data?.settings);
  const description = shortDescription(meta.description, data?.settings);
  const robots = robotsOf(meta);
  const { canonical } = meta;
  useEffect(
    function followVisitor() {
      describeDocument({ title, description, robots, canonical, pathname });
    },
    [title, description, robots, canonical, pathname],
  );
  return null;
}
