import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { Button } from '@fakos/shared-kit/ui/button';
import { Drawer } from '@fakos/shared-kit/ui/drawer';
import { useText } from '../../../text.ts';
import { countFilters, withoutFilters } from '../view/list-view.ts';
import styles from './filter-drawer.module.css';
import { FilterPanel, type FilterProps } from './filter-panel.tsx';
import { useFiltersText } from './filters-text.ts';

interface FilterDrawerProps extends FilterProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Formatted number of products; undefined until it is known. */
  count: string | undefined;
}

/** The filters as a drawer, for small screens. Each change applies immediately; the button only closes the drawer. */
export function FilterDrawer({ open, onOpenChange, count, ...filters }: FilterDrawerProps) {
  const text = useText();
  const filtersText = useFiltersText();
  const kitText = useKitText();
  return (
    <Drawer
      open={open}
      onOpenChange={onOpenChange}
      side="left"
      title={text('list.filters')}
      closeLabel={kitText('actions.close')}
      footer={
        <div className={styles.actions}>
          {countFilters(filters.view) > 0 && (
            <Button variant="secondary" onClick={() => filters.onChange(withoutFilters)}>
              {text('list.clearFilters')}
            </Button>
          )}
          <Button onClick={() => onOpenChange(false)}>
            {count ? filtersText('show', { results: count }) : filtersText('showResults')}
          </Button>
        </div>
      }
    >
      <FilterPanel {...filters} />
    </Drawer>
  );
}
