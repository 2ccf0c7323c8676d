import { useListProductsQuery } from '@fakos/shared-kit/api/products/hooks';
import { paths } from '@fakos/shared-kit/router';
import { ButtonLink } from '@fakos/shared-kit/ui/button';
import { List } from '@fakos/shared-kit/ui/list';
import { SectionHeading } from '@fakos/shared-kit/ui/section-heading';
import { useId } from 'react';
import { TileRow } from '../../../parts/product-tile/tile-row.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { useFiltersText } from '../filters/filters-text.ts';

const MAX_PRODUCTS = 4;

/** Popular products and the categories, for visitors whose search found nothing; nothing if they do not load. */
export function PopularProducts() {
  const text = useFiltersText();
  const [categoriesId, productsId] = [useId(), useId()];
  const { data, isError } = useListProductsQuery({
    status: 'published',
    in_stock: 1,
    sort: 'relevance',
    order: 'DESC',
    limit: MAX_PRODUCTS,
  });
  if (isError || data?.data.length === 0) return null;
  const categories = data?.meta.facets?.category.filter(({ count }) => count > 0) ?? [];
  return (
    <>
      {categories.length > 0 && (
        <section aria-labelledby={categoriesId}>
          <SectionHeading id={categoriesId} title={text('popular.categories')} />
          <Stack as={List} direction="row" wrap gap={3}>
            {categories.map(({ slug, name }) => (
              <li key={slug}>
                <ButtonLink variant="secondary" size="sm" href={paths.category(slug)}>
                  {name}
                </ButtonLink>
              </li>
            ))}
          </Stack>
        </section>
      )}
      <section aria-labelledby={productsId}>
        <SectionHeading id={productsId} title={text('popular.products')} />
        <TileRow products={data?.data} expectedCount={MAX_PRODUCTS} />
      </section>
    </>
  );
}
