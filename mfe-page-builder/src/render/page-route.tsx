import { useParams } from '@fakos/shared-kit/router';
import { PageView } from './page-view.tsx';

/** `/page/:slug` */
export function PageRoute() {
  const { slug = '' } = useParams();
  return <PageView slug={slug} />;
}
