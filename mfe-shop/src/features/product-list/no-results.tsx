import { paths } from '@fakos/shared-kit/router';
import { Button, ButtonLink } from '@fakos/shared-kit/ui/button';
import { EmptyState } from '@fakos/shared-kit/ui/empty-state';
import { useText } from '../../text.ts';
import { addressOf } from './list-address.ts';
import { filterCount, type ListView, withoutFilters } from './list-view.ts';

interface NoResultsProps {
  view: ListView;
  /** There are products, but not on this page. */
  beyond: boolean;
  onChange: (view: ListView) => void;
}

/** Says what is missing, and the way on (spec section 8). */
export function NoResults({ view, beyond, onChange }: NoResultsProps) {
  const text = useText();
  if (beyond) {
    return (
      <EmptyState
        icon="search"
        title={text('list.noSuchPage')}
        action={<ButtonLink href={addressOf({ ...view, from: 1, page: 1 })}>{text('list.firstPage')}</ButtonLink>}
      />
    );
  }
  const isOnly = filterCount(view) === 1;
  const isEmptyShelf = filterCount(view) === 0 ? view.shelf !== undefined : isOnly && view.category.length === 1;
  const isEmptyBrand = isOnly && view.brand.length === 1;
  if (isEmptyShelf || isEmptyBrand || filterCount(view) === 0) {
    const title = isEmptyShelf ? 'list.emptyCategory' : isEmptyBrand ? 'list.emptyBrand' : 'list.none';
    const isPart = isEmptyShelf || isEmptyBrand;
    return (
      <EmptyState
        icon="glasses"
        title={text(title)}
        text={text('list.soon')}
        action={
          <ButtonLink variant="secondary" href={isPart ? paths.shop : paths.contact}>
            {text(isPart ? 'list.all' : 'list.contact')}
          </ButtonLink>
        }
      />
    );
  }
  return (
    <EmptyState
      icon="glasses"
      title={text('list.empty')}
      text={text('list.emptyHint')}
      action={
        <Button variant="secondary" onClick={() => onChange(withoutFilters(view))}>
          {text('list.clearFilters')}
        </Button>
      }
    />
  );
}
