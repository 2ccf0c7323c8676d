import { prefetchPage } from '@fakos/shared-kit/api/pages/hooks';
import { loadSanitiser } from '@fakos/shared-kit/html';
import type { PageAddress } from '@fakos/shared-kit/remote';
import { useParams } from '@fakos/shared-kit/router';
import { PageView } from './page-view.tsx';
import { withViews } from './use-views.ts';

/** `/page/:slug` */
export function PageRoute() {
  const { slug = '' } = useParams();
  return <PageView slug={slug} />;
}

PageRoute.calls = ({ params: { slug = '' } }: PageAddress) => [
  prefetchPage('getPage', { slug }),
  () => void loadSanitiser(),
];

/** {@link PageRoute} when it can be rendered. */
export const pageRoute = () => withViews(PageRoute);
