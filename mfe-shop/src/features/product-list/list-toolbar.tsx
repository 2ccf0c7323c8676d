import { Button } from '@fakos/shared-kit/ui/button';
import { useDeferred } from '@fakos/shared-kit/ui/deferred';
import { SelectField } from '@fakos/shared-kit/ui/field';
import { Icon } from '@fakos/shared-kit/ui/icon';
import { useState } from 'react';
import { useText } from '../../text.ts';
import type { FilterProps } from './filter-panel.tsx';
import { late, loadLateParts } from './late.ts';
import styles from './list-toolbar.module.css';
import { changed, filterCount, isSortOrder, sortOrders, withSearch } from './list-view.ts';
import { SearchForm } from './search-form.tsx';

interface ListToolbarProps extends FilterProps {
  /** How many products there are, in words; undefined until it is known. */
  count: string | undefined;
}

const orders = Object.keys(sortOrders).filter(isSortOrder);

const LayoutSwitch = late((parts) => parts.LayoutSwitch, <span className={styles.layout} />);
const loadFilterDrawer = () => loadLateParts().then((parts) => parts.FilterDrawer);

/** Search, number of results, order, layout, and on a phone the way to the filters. */
export function ListToolbar({ view, facets, count, onChange }: ListToolbarProps) {
  const text = useText();
  // Only a search has results that fit it more or less.
  const offered = orders.filter((order) => view.search || order !== 'relevance');
  return (
    <div className={styles.toolbar}>
      <SearchForm key={view.search} search={view.search} onSearch={(search) => onChange(withSearch(view, search))} />
      <p className={styles.count}>{count ?? '\u00a0'}</p>
      <LayoutSwitch className={styles.layout} view={view} onChange={onChange} />
      <Filters {...{ view, facets, count, onChange }} />
      <SelectField
        className={styles.sort}
        label={text('list.sort')}
        hideLabel
        value={view.sort}
        options={offered.map((value) => ({ value, label: text(`list.sorts.${value}`) }))}
        onChange={({ target }) => isSortOrder(target.value) && onChange(changed(view, { sort: target.value }))}
      />
    </div>
  );
}

function Filters(props: ListToolbarProps) {
  const text = useText();
  const [open, setOpen] = useState(false);
  const FilterDrawer = useDeferred(loadFilterDrawer, open);
  const on = filterCount(props.view);
  return (
    <>
      <Button
        variant="secondary"
        className={styles.filters}
        iconStart={<Icon name="filter" size={18} />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {on > 0 ? text('list.filtersOn', { count: on }) : text('list.filters')}
      </Button>
      {FilterDrawer && <FilterDrawer open={open} onOpenChange={setOpen} {...props} />}
    </>
  );
}
