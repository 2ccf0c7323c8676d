import {
  getDocumentTitle,
  getRobots,
  type JsonLd,
  type PageMeta,
  shortenDescription,
} from '@fakos/contracts/remote/page-meta';
import { useGetSettingsQuery } from '@fakos/shared-kit/api/settings/hooks';
import { createContext, useContext, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { updateDocumentHead } from './update-document-head.ts';

export type { JsonLd, PageMeta } from '@fakos/contracts/remote/page-meta';

const PageMetaContext = createContext<((meta: PageMeta) => void) | undefined>(undefined);

/** Set during server rendering: receives the page's metadata. */
export const PageMetaCollector = PageMetaContext.Provider;

/**
 * Metadata of a page. The server writes all of it into the head; in the browser, title, description, canonical URL and
 * robots are updated on navigation. Every page renders it once, also in error states (`status`).
 *
 * @example
 * <PageHead title={product.name} description={product.summary} type="product" image={image} data={[…]} />
 */
export function PageHead(meta: PageMeta) {
  const collect = useContext(PageMetaContext);
  // Called during rendering, because effects do not run on the server.
  collect?.(meta);
  const { data } = useGetSettingsQuery();
  const { pathname } = useLocation();
  const title = getDocumentTitle(meta.title, data?.settings);
  const description = shortenDescription(meta.description, data?.settings);
  const robots = getRobots(meta);
  const { canonical } = meta;
  useEffect(
    function updateHead() {
      updateDocumentHead({ title, description, robots, canonical, pathname });
    },
    [title, description, robots, canonical, pathname],
  );
  return null;
}

/** Structured data for breadcrumbs. */
export function getBreadcrumbData(items: readonly { label: string; href?: string }[]): JsonLd {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: items.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: href,
    })),
  };
}
