import { prefetchPage } from '@fakos/shared-kit/api/pages/hooks';
import { loadSanitiser } from '@fakos/shared-kit/html';
import type { PageAddress } from '@fakos/shared-kit/remote';
import { useParams } from '@fakos/shared-kit/router';
import { withLazyWidgets } from './lazy-widgets.ts';
import { PageView } from './page-view.tsx';

/** `/page/:slug` */
export function PageRoute() {
  const { slug = '' } = useParams();
  return <PageView slug={slug} />;
}

PageRoute.prefetch = ({ params: { slug = '' } }: PageAddress) => [
  prefetchPage('getPage', { slug }),
  () => void loadSanitiser(),
];

/** {@link PageRoute} once it can be rendered. */
export const pageRoute = () => withLazyWidgets(PageRoute);
