import type { PageDetail } from '@fakos/contracts/pages/contract';
import { PageHead as Description, getBreadcrumbData } from '@fakos/shared-kit/page-meta';
import { paths } from '@fakos/shared-kit/router';
import { usePageCrumbs } from './use-page-crumbs.ts';

/** Pages with their own address besides `/page/{slug}` (spec section 2). */
const informational: readonly string[] = [paths.about, paths.faq, paths.contact, paths.privacy, paths.terms];

/** Metadata of a page of the database. */
export function PageDescription({ page }: { page: PageDetail }) {
  const crumbs = usePageCrumbs(page);
  return (
    <Description
      title={page.meta_title || page.title}
      description={page.meta_description}
      canonical={informational.find((path) => path === `/${page.slug}`) ?? paths.page(page.slug)}
      noIndex={page.no_index}
      data={[getBreadcrumbData(crumbs)]}
    />
  );
}
