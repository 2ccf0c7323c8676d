import { useLocation } from '@fakos/shared-kit/router';
import { loadDrawer, useDeferred } from '@fakos/shared-kit/ui/deferred';
import { Icon } from '@fakos/shared-kit/ui/icon';
import { IconButton } from '@fakos/shared-kit/ui/icon-button';
import { useEffect, useState } from 'react';
import { useText } from '../../text.ts';
import styles from './header.module.css';
import type { NavigationItem } from './navigation-items.ts';

const loadMenu = () =>
  Promise.all([import('./mobile-menu-drawer.tsx'), loadDrawer()]).then(([menu]) => menu.MobileMenuDrawer);

/** The hamburger and its drawer, below the width at which the items fit into the bar. */
export function MobileMenu({ items }: { items: readonly NavigationItem[] }) {
  const text = useText();
  const { key } = useLocation();
  const [open, setOpen] = useState(false);
  const MenuDrawer = useDeferred(loadMenu, open);

  useEffect(
    function closeAfterNavigation() {
      setOpen(false);
    },
    [key],
  );

  return (
    <>
      <IconButton
        label={text('nav.open')}
        icon={<Icon name="menu" />}
        aria-haspopup="dialog"
        aria-expanded={open}
        className={[styles.tool, styles.menuButton].join(' ')}
        onClick={() => setOpen(true)}
      />
      {MenuDrawer && <MenuDrawer items={items} open={open} onOpenChange={setOpen} />}
    </>
  );
}
