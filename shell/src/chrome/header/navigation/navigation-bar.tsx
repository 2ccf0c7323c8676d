import { useLocation } from '@fakos/shared-kit/router';
import { Icon } from '@fakos/shared-kit/ui/icon';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { useText } from '../../../text.ts';
import styles from '../header.module.css';
import { listVisibleLinks } from './arrow-keys.ts';
import { getItemPlacements, type ItemPlacement } from './item-placement.ts';
import { NavigationList } from './navigation-list.tsx';
import type { NavigationItem } from './use-navigation.ts';

type PlacedItem = NavigationItem & { readonly placement: ItemPlacement };

const getBarItemClass = ({ placement }: PlacedItem) => (placement === 'wide' ? styles.wideOnly : undefined);
const getOverflowItemClass = ({ placement }: PlacedItem) => (placement === 'wide' ? styles.narrowOnly : undefined);

/** Navigation items in one line; those that do not fit are behind a «More» button. */
export function NavigationBar({ items }: { items: readonly NavigationItem[] }) {
  const text = useText();
  const placements = getItemPlacements(items.map(({ title }) => title));
  const placedItems = items.map((item, index): PlacedItem => ({ ...item, placement: placements[index] ?? 'more' }));
  const overflow = placedItems.filter(({ placement }) => placement !== 'bar');
  return (
    <nav aria-label={text('nav.main')} className={styles.navigation}>
      <NavigationList
        items={placedItems.filter(({ placement }) => placement !== 'more')}
        className={styles.list}
        linkClassName={styles.link}
        itemClass={getBarItemClass}
      />
      {overflow.length > 0 && <OverflowMenu items={overflow} />}
    </nav>
  );
}

/** Uses the platform's popover: it closes on Escape and on a click outside, and returns the focus. */
function OverflowMenu({ items }: { items: readonly PlacedItem[] }) {
  const text = useText();
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const { key } = useLocation();

  useEffect(
    function closeAfterNavigation() {
      panel.current?.hidePopover?.();
    },
    [key],
  );

  const openWithKeyboard = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    if (!panel.current) return;
    panel.current.showPopover();
    listVisibleLinks(panel.current)[0]?.focus();
  };

  return (
    <div className={items.every(({ placement }) => placement === 'wide') ? styles.narrowOnly : undefined}>
      <button type="button" popoverTarget={id} className={styles.link} onKeyDown={openWithKeyboard}>
        {text('nav.more')}
        <Icon name="chevron-down" size={16} />
      </button>
      <div ref={panel} id={id} popover="auto" className={styles.more}>
        <NavigationList items={items} linkClassName={styles.moreLink} itemClass={getOverflowItemClass} />
      </div>
    </div>
  );
}
