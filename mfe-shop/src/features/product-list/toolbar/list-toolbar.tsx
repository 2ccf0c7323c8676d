import { useLazy } from '@fakos/shared-kit/lazy';
import { Button } from '@fakos/shared-kit/ui/button';
import { SelectField } from '@fakos/shared-kit/ui/field';
import { Icon } from '@fakos/shared-kit/ui/icon';
import { useState } from 'react';
import { useText } from '../../../text.ts';
import type { FilterProps } from '../filters/filter-panel.tsx';
import { lazyListParts } from '../lazy-list-parts.ts';
import { countFilters, isSortOption, sortOptions, withChange, withSearch } from '../view/list-view.ts';
import { useChosen } from '../view/use-chosen.ts';
import styles from './list-toolbar.module.css';
import { SearchForm } from './search-form.tsx';

interface ListToolbarProps extends FilterProps {
  /** Formatted number of products; undefined until it is known. */
  count: string | undefined;
}

const allSortOptions = Object.keys(sortOptions).filter(isSortOption);

const LayoutSwitch = lazyListParts.part((parts) => parts.LayoutSwitch, {
  fallback: <span className={styles.layout} />,
});

/** Search, number of results, layout, sorting, and on phones the button that opens the filters. */
export function ListToolbar({ view, facets, count, onChange }: ListToolbarProps) {
  const text = useText();
  const [sort, chooseSort] = useChosen(view.sort, (sort) => onChange((current) => withChange(current, { sort })));
  // Sorting by relevance needs a search.
  const availableSortOptions = allSortOptions.filter((option) => view.search || option !== 'relevance');
  return (
    <div className={styles.toolbar}>
      <SearchForm
        key={view.search}
        search={view.search}
        onSearch={(search) => onChange((current) => withSearch(current, search))}
      />
      <p className={styles.count}>{count ?? '\u00a0'}</p>
      <LayoutSwitch className={styles.layout} view={view} onChange={onChange} />
      <Filters {...{ view, facets, count, onChange }} />
      <SelectField
        className={styles.sort}
        label={text('list.sort')}
        hideLabel
        value={sort}
        options={availableSortOptions.map((value) => ({ value, label: text(`list.sorts.${value}`) }))}
        onChange={({ target: { value } }) => {
          if (isSortOption(value)) chooseSort(value);
        }}
      />
    </div>
  );
}

function Filters(props: ListToolbarProps) {
  const text = useText();
  const [open, setOpen] = useState(false);
  const { code: parts } = useLazy(lazyListParts, open ? 'now' : 'interaction');
  const activeCount = countFilters(props.view);
  return (
    <>
      <Button
        variant="secondary"
        className={styles.filters}
        iconStart={<Icon name="filter" size={18} />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {activeCount > 0 ? text('list.filtersOn', { count: activeCount }) : text('list.filters')}
      </Button>
      {parts && <parts.FilterDrawer open={open} onOpenChange={setOpen} {...props} />}
    </>
  );
}
