import { getImageUrl } from '@fakos/contracts/images/contract';
import { useListBrandsQuery } from '@fakos/shared-kit/api/brands/hooks';
import { prefetchProduct } from '@fakos/shared-kit/api/products/hooks';
import type { PageAddress } from '@fakos/shared-kit/remote';
import { Container } from '@fakos/shared-kit/ui/container';
import { SectionHeading } from '@fakos/shared-kit/ui/section-heading';
import { useText } from '../../text.ts';
import { ListMetadata } from './list-metadata.tsx';
import styles from './product-list.module.css';
import { ProductList, useListResult } from './product-list.tsx';
import { parseListAddress } from './view/list-address.ts';
import { toListQuery } from './view/list-view.ts';
import { useListView } from './view/use-list-view.ts';

/** Width of a brand's logo file in pixels, for high-density screens. */
const LOGO_WIDTH = 320;

/** `/shop`: all products, or those of one brand. */
export function ProductListPage() {
  const text = useText();
  const [view, changeView] = useListView();
  const result = useListResult(view);
  const facets = result.data?.meta.facets;
  const category =
    view.category.length === 1 ? facets?.category.find(({ slug }) => slug === view.category[0]) : undefined;
  const brand = view.brand.length === 1 ? facets?.brand.find(({ slug }) => slug === view.brand[0]) : undefined;
  const { data: brands } = useListBrandsQuery(undefined, { skip: !brand });
  const shown = category ? undefined : brands?.data.find(({ slug }) => slug === brand?.slug);
  const name = category?.name ?? brand?.name;
  return (
    <Container className={styles.page}>
      <ListMetadata
        view={view}
        result={result}
        name={name}
        metaTitle={shown?.meta_title}
        description={shown?.meta_description || shown?.description}
      />
      <SectionHeading
        level={1}
        title={name ?? text('list.title')}
        text={name ? shown?.description : text('list.intro')}
        action={
          shown?.image && <img src={getImageUrl('logo', shown.image, LOGO_WIDTH)} alt="" className={styles.logo} />
        }
      />
      <ProductList view={view} changeView={changeView} />
    </Container>
  );
}

ProductListPage.prefetch = ({ search }: PageAddress) => {
  const view = parseListAddress(search);
  return [prefetchProduct('listProducts', toListQuery(view))];
};
