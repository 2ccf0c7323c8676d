import type { PageDetail } from '@fakos/shared-kit/api/pages/contract';
import { breadcrumbData, PageDescription as Description } from '@fakos/shared-kit/page-meta';
import { paths } from '@fakos/shared-kit/router';
import { usePageCrumbs } from './use-page-crumbs.ts';

/** Pages that have an address of their own beside `/page/{slug}` (spec section 2). */
const informational: readonly string[] = [paths.about, paths.faq, paths.contact, paths.privacy, paths.terms];

/** What a page of the database says of itself. */
export function PageDescription({ page }: { page: PageDetail }) {
  const crumbs = usePageCrumbs(page);
  return (
    <Description
      title={page.title}
      description={page.meta_description}
      canonical={informational.find((path) => path === `/${page.slug}`) ?? paths.page(page.slug)}
      data={[breadcrumbData(crumbs)]}
    />
  );
}
