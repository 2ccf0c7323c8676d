import { useLocation } from '@fakos/shared-kit/router';
import { Icon } from '@fakos/shared-kit/ui/icon';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { useText } from '../../text.ts';
import { shownLinks } from './arrow-keys.ts';
import styles from './header.module.css';
import type { NavigationItem } from './navigation-items.ts';
import { NavigationList } from './navigation-list.tsx';
import { type Place, placesOf } from './navigation-places.ts';

type Placed = NavigationItem & { readonly place: Place };

const ofWideBar = ({ place }: Placed) => (place === 'wide' ? styles.wideOnly : undefined);
const ofNarrowBar = ({ place }: Placed) => (place === 'wide' ? styles.narrowOnly : undefined);

/** The items of a wide screen in one line, and behind a button those for which it has no room. */
export function NavigationBar({ items }: { items: readonly NavigationItem[] }) {
  const text = useText();
  const places = placesOf(items.map(({ title }) => title));
  const placed = items.map((item, index): Placed => ({ ...item, place: places[index] ?? 'more' }));
  const others = placed.filter(({ place }) => place !== 'bar');
  return (
    <nav aria-label={text('nav.main')} className={styles.navigation}>
      <NavigationList
        items={placed.filter(({ place }) => place !== 'more')}
        className={styles.list}
        linkClassName={styles.link}
        itemClass={ofWideBar}
      />
      {others.length > 0 && <More items={others} />}
    </nav>
  );
}

/** A popover of the platform: it closes by Escape and by a click elsewhere, and gives the focus back. */
function More({ items }: { items: readonly Placed[] }) {
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

  const enter = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    if (!panel.current) return;
    panel.current.showPopover();
    shownLinks(panel.current)[0]?.focus();
  };

  return (
    <div className={items.every(({ place }) => place === 'wide') ? styles.narrowOnly : undefined}>
      <button type="button" popoverTarget={id} className={styles.link} onKeyDown={enter}>
        {text('nav.more')}
        <Icon name="chevron-down" size={16} />
      </button>
      <div ref={panel} id={id} popover="auto" className={styles.more}>
        <NavigationList items={items} linkClassName={styles.moreLink} itemClass={ofNarrowBar} />
      </div>
    </div>
  );
}
