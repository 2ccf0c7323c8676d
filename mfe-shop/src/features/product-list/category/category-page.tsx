import type { Category } from '@fakos/contracts/categories/contract';
import { getImageUrl } from '@fakos/contracts/images/contract';
import { useListCategoriesQuery } from '@fakos/shared-kit/api/categories/hooks';
import { prefetchProduct } from '@fakos/shared-kit/api/products/hooks';
import { PageHead } from '@fakos/shared-kit/page-meta';
import type { PageAddress } from '@fakos/shared-kit/remote';
import { paths, useParams } from '@fakos/shared-kit/router';
import { Breadcrumbs } from '@fakos/shared-kit/ui/breadcrumbs';
import { Container } from '@fakos/shared-kit/ui/container';
import { useText } from '../../../text.ts';
import { lazyListParts } from '../lazy-list-parts.ts';
import { ListMetadata } from '../list-metadata.tsx';
import styles from '../product-list.module.css';
import { ProductList, useListResult } from '../product-list.tsx';
import { parseListAddress } from '../view/list-address.ts';
import { toListQuery } from '../view/list-view.ts';
import { useListView } from '../view/use-list-view.ts';

/** Width of the image in social previews, in pixels. */
const IMAGE_WIDTH = 1200;

const CategoryHeader = lazyListParts.part((parts) => parts.CategoryHeader, {
  fallback: <div className={styles.header} />,
});
const ListError = lazyListParts.part((parts) => parts.ListError);
const UnknownCategory = lazyListParts.part((parts) => parts.UnknownCategory);

/** `/category/:slug`: a category and its products. */
export function CategoryPage() {
  const { slug = '' } = useParams();
  const categorySlug = slug.toLowerCase();
  const { data, error, isFetching, refetch } = useListCategoriesQuery();
  const text = useText();

  const category = data?.data.find((candidate) => candidate.slug === categorySlug);
  if (data && !category) {
    return (
      <Container className={styles.page}>
        <PageHead title={text('list.unknownCategory')} status={404} noIndex />
        <UnknownCategory />
      </Container>
    );
  }
  if (category || !error)
    return <CategoryProducts key={categorySlug} categorySlug={categorySlug} category={category} />;
  return (
    <Container className={styles.page}>
      <PageHead title={text('list.failed')} status={503} noIndex />
      <ListError headingLevel={1} {...{ error, isFetching, refetch }} />
    </Container>
  );
}

CategoryPage.prefetch = ({ params: { slug = '' }, search }: PageAddress) => [
  prefetchProduct('listProducts', toListQuery(parseListAddress(search, slug.toLowerCase()))),
];

/** The products are requested while the category itself still loads. */
function CategoryProducts({ categorySlug, category }: { categorySlug: string; category: Category | undefined }) {
  const text = useText();
  const [view, changeView] = useListView(categorySlug);
  const result = useListResult(view);
  const name = category?.name;
  return (
    <Container className={styles.page}>
      {category && (
        <ListMetadata
          view={view}
          result={result}
          name={name}
          metaTitle={category.meta_title}
          description={category.meta_description || category.description}
          image={category.image ? getImageUrl('images', category.image, IMAGE_WIDTH) : undefined}
        />
      )}
      <Breadcrumbs
        label={text('list.breadcrumbs')}
        items={[{ label: text('list.title'), href: paths.shop }, { label: name ?? '\u00a0' }]}
      />
      <CategoryHeader category={category} />
      <ProductList view={view} changeView={changeView} />
    </Container>
  );
}
