import { paths } from '@fakos/shared-kit/router';
import { Button, ButtonLink } from '@fakos/shared-kit/ui/button';
import { EmptyState } from '@fakos/shared-kit/ui/empty-state';
import { useText } from '../../../text.ts';
import { toListAddress } from '../view/list-address.ts';
import { countFilters, type ListView, withoutFilters } from '../view/list-view.ts';
import type { ChangeView } from '../view/use-list-view.ts';
import { PopularProducts } from './popular-products.tsx';

interface NoResultsProps {
  view: ListView;
  /** The page number is higher than the last page. */
  isBeyondLastPage: boolean;
  onChange: ChangeView;
}

/** Empty states of the product list (spec section 8). */
export function NoResults({ view, isBeyondLastPage, onChange }: NoResultsProps) {
  const text = useText();
  if (isBeyondLastPage) {
    return (
      <EmptyState
        icon="search"
        title={text('list.noSuchPage')}
        action={<ButtonLink href={toListAddress({ ...view, from: 1, page: 1 })}>{text('list.firstPage')}</ButtonLink>}
      />
    );
  }
  const hasOneFilter = countFilters(view) === 1;
  const isEmptyCategory =
    countFilters(view) === 0 ? view.pageCategory !== undefined : hasOneFilter && view.category.length === 1;
  const isEmptyBrand = hasOneFilter && view.brand.length === 1;
  if (isEmptyCategory || isEmptyBrand || countFilters(view) === 0) {
    const title = isEmptyCategory ? 'list.emptyCategory' : isEmptyBrand ? 'list.emptyBrand' : 'list.none';
    const isCategoryOrBrand = isEmptyCategory || isEmptyBrand;
    return (
      <EmptyState
        icon="glasses"
        title={text(title)}
        text={text('list.soon')}
        action={
          <ButtonLink variant="secondary" href={isCategoryOrBrand ? paths.shop : paths.contact}>
            {text(isCategoryOrBrand ? 'list.all' : 'list.contact')}
          </ButtonLink>
        }
      />
    );
  }
  return (
    <>
      <EmptyState
        icon="glasses"
        title={text('list.empty')}
        text={text('list.emptyHint')}
        action={
          <Button variant="secondary" onClick={() => onChange(withoutFilters)}>
            {text('list.clearFilters')}
          </Button>
        }
      />
      {view.search && <PopularProducts />}
    </>
  );
}
