import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { Button } from '@fakos/shared-kit/ui/button';
import { Drawer } from '@fakos/shared-kit/ui/drawer';
import { SelectField } from '@fakos/shared-kit/ui/field';
import { Icon } from '@fakos/shared-kit/ui/icon';
import { useState } from 'react';
import { useText } from '../../text.ts';
import { type Facets, FilterPanel } from './filter-panel.tsx';
import styles from './list-toolbar.module.css';
import { filterCount, isSortOrder, type ListView, plainView, sortOrders } from './list-view.ts';
import { SearchForm } from './search-form.tsx';

interface ListToolbarProps {
  view: ListView;
  facets: Facets | undefined;
  /** How many products there are, in words; undefined until it is known. */
  count: string | undefined;
  onChange: (view: ListView) => void;
}

const orders = Object.keys(sortOrders).filter(isSortOrder);

/** Search, number of results, order, and on a phone the way to the filters. */
export function ListToolbar({ view, facets, count, onChange }: ListToolbarProps) {
  const text = useText();
  return (
    <div className={styles.toolbar}>
      <SearchForm
        key={view.search}
        search={view.search}
        onSearch={(search) => onChange({ ...view, search, page: 1 })}
      />
      <p className={styles.count}>{count ?? '\u00a0'}</p>
      <FilterDrawer {...{ view, facets, count, onChange }} />
      <SelectField
        className={styles.sort}
        label={text('list.sort')}
        hideLabel
        value={view.sort}
        options={orders.map((value) => ({ value, label: text(`list.sorts.${value}`) }))}
        onChange={({ target }) => isSortOrder(target.value) && onChange({ ...view, sort: target.value, page: 1 })}
      />
    </div>
  );
}

function FilterDrawer({ view, facets, count, onChange }: ListToolbarProps) {
  const text = useText();
  const kitText = useKitText();
  const [open, setOpen] = useState(false);
  const on = filterCount(view);
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
      <Drawer
        open={open}
        onOpenChange={setOpen}
        side="left"
        title={text('list.filters')}
        closeLabel={kitText('actions.close')}
        footer={
          <div className={styles.drawerActions}>
            {on > 0 && (
              <Button variant="secondary" onClick={() => onChange({ ...plainView, sort: view.sort })}>
                {text('list.clearFilters')}
              </Button>
            )}
            <Button className={styles.show} onClick={() => setOpen(false)}>
              {count ? text('list.show', { results: count }) : text('list.showResults')}
            </Button>
          </div>
        }
      >
        <FilterPanel view={view} facets={facets} onChange={onChange} />
      </Drawer>
    </>
  );
}
