import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { Button } from '@fakos/shared-kit/ui/button';
import { Drawer } from '@fakos/shared-kit/ui/drawer';
import { useText } from '../../text.ts';
import styles from './filter-drawer.module.css';
import { FilterPanel, type FilterProps } from './filter-panel.tsx';
import { useLateText } from './late-text.ts';
import { filterCount, withoutFilters } from './list-view.ts';

interface FilterDrawerProps extends FilterProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** How many products there are, in words; undefined until it is known. */
  count: string | undefined;
}

/** The filters as a sheet, for screens without room beside the list. Each choice counts at once; the button only closes. */
export function FilterDrawer({ open, onOpenChange, count, ...filters }: FilterDrawerProps) {
  const text = useText();
  const lateText = useLateText();
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
          {filterCount(filters.view) > 0 && (
            <Button variant="secondary" onClick={() => filters.onChange(withoutFilters(filters.view))}>
              {text('list.clearFilters')}
            </Button>
          )}
          <Button onClick={() => onOpenChange(false)}>
            {count ? lateText('show', { results: count }) : lateText('showResults')}
          </Button>
        </div>
      }
    >
      <FilterPanel {...filters} />
    </Drawer>
  );
}
