import type { Category } from '@fakos/shared-kit/api/categories/contract';
import { useListCategoriesQuery } from '@fakos/shared-kit/api/categories/hooks';
import { imageUrl } from '@fakos/shared-kit/api/images/contract';
import { prefetchProduct } from '@fakos/shared-kit/api/products/hooks';
import { PageDescription } from '@fakos/shared-kit/page-meta';
import type { PageAddress, RemotePage } from '@fakos/shared-kit/remote';
import { paths, useParams } from '@fakos/shared-kit/router';
import { Breadcrumbs } from '@fakos/shared-kit/ui/breadcrumbs';
import { Container } from '@fakos/shared-kit/ui/container';
import { useText } from '../../text.ts';
import { late, loadLateParts } from './late.ts';
import { readView } from './list-address.ts';
import { ListDescription } from './list-description.tsx';
import { callOf } from './list-view.ts';
import styles from './product-list.module.css';
import { ProductList, useListAnswer } from './product-list.tsx';
import { useListView } from './use-list-view.ts';

/** Width of a category's picture for those it is shared with. */
const PICTURE_WIDTH = 1200;

const CategoryHead = late((parts) => parts.CategoryHead, <div className={styles.head} />);
const ListFailed = late((parts) => parts.ListFailed);
const UnknownCategory = late((parts) => parts.UnknownCategory);

/** `/category/:slug`: one shelf of the shop, what it is, and its products with all the tools of the list. */
export function CategoryPage() {
  const { slug = '' } = useParams();
  const shelf = slug.toLowerCase();
  const { data, error, isFetching, refetch } = useListCategoriesQuery();
  const text = useText();

  const category = data?.data.find((candidate) => candidate.slug === shelf);
  if (data && !category) {
    return (
      <Container className={styles.page}>
        <PageDescription title={text('list.unknownCategory')} status={404} noIndex />
        <UnknownCategory />
      </Container>
    );
  }
  if (category || !error) return <Shelf key={shelf} shelf={shelf} category={category} />;
  return (
    <Container className={styles.page}>
      <PageDescription title={text('list.failed')} status={503} noIndex />
      <ListFailed headingLevel={1} {...{ error, isFetching, refetch }} />
    </Container>
  );
}

/** The page with what it needs to be rendered: on a server all of it, in a browser the first view. */
export async function openCategoryPage(): Promise<RemotePage> {
  if (typeof window === 'undefined') await loadLateParts();
  return CategoryPage;
}

CategoryPage.calls = ({ params: { slug = '' }, search }: PageAddress) => [
  prefetchProduct('listProducts', callOf(readView(search, slug.toLowerCase()))),
];

/** A category that is still on its way opens with its products already asked for. */
function Shelf({ shelf, category }: { shelf: string; category: Category | undefined }) {
  const text = useText();
  const [view, show] = useListView(shelf);
  const answer = useListAnswer(view);
  const name = category?.name;
  return (
    <Container className={styles.page}>
      {category && (
        <ListDescription
          view={view}
          answer={answer}
          name={name}
          description={category.description}
          image={category.image ? imageUrl('images', category.image, PICTURE_WIDTH) : undefined}
        />
      )}
      <Breadcrumbs
        label={text('list.breadcrumbs')}
        items={[{ label: text('list.title'), href: paths.shop }, { label: name ?? '\u00a0' }]}
      />
      <CategoryHead category={category} />
      <ProductList view={view} show={show} />
    </Container>
  );
}
