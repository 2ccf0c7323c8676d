import { createLazy, drawerPanel, useLazy } from '@fakos/shared-kit/lazy';
import { useLocation } from '@fakos/shared-kit/router';
import { Icon } from '@fakos/shared-kit/ui/icon';
import { IconButton } from '@fakos/shared-kit/ui/icon-button';
import { useState } from 'react';
import { useText } from '../../../text.ts';
import styles from '../header.module.css';
import type { NavigationItem } from './use-navigation.ts';

const menuDrawer = createLazy(() =>
  Promise.all([import(/* webpackChunkName: "menu" */ './mobile-menu-drawer.tsx'), drawerPanel.load()]).then(
    ([menu]) => menu.MobileMenuDrawer,
  ),
);

/** Menu button and drawer for screens too narrow for the navigation bar. */
export function MobileMenu({ items }: { items: readonly NavigationItem[] }) {
  const text = useText();
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState<string>();
  const isOpen = openedAt === key;
  // A navigation closes the menu, also for the time when the visitor comes back.
  if (openedAt !== undefined && !isOpen) setOpenedAt(undefined);
  const setIsOpen = (open: boolean) => setOpenedAt(open ? key : undefined);
  const { code: MenuDrawer } = useLazy(menuDrawer, isOpen ? 'now' : 'interaction');

  return (
    <>
      <IconButton
        label={text('nav.open')}
        icon={<Icon name="menu" />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        className={[styles.tool, styles.menuButton].join(' ')}
        onClick={() => setIsOpen(true)}
      />
      {MenuDrawer && <MenuDrawer items={items} open={isOpen} onOpenChange={setIsOpen} />}
    </>
  );
}
