import { paths } from '@fakos/contracts/paths';
import type { PreviewMessage } from '@fakos/contracts/settings/preview';
import { useListProductsQuery } from '@fakos/shared-kit/api/products/hooks';
import { PageSkeleton } from '../../../framework/states/page-skeleton.tsx';
import { PreviewPanel } from './preview-panel.tsx';
import { usePreviewText } from './preview-text.ts';

/** The page of the shop's first product, which shows the shipping cost and the days for appointments. */
export function SalesPreview({ values }: { values: Omit<PreviewMessage, 'type'> }) {
  const text = usePreviewText();
  const { data, isLoading } = useListProductsQuery({ limit: 1 });
  if (isLoading) return <PageSkeleton />;
  const [product] = data?.data ?? [];
  return (
    <PreviewPanel path={product ? paths.product(product.slug) : paths.shop} values={values} hint={text('sales')} />
  );
}
