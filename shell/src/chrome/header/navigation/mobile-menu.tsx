import { createLazy, drawerPanel, useLazy } from '@fakos/shared-kit/lazy';
import { useLocation } from '@fakos/shared-kit/router';
import { Icon } from '@fakos/shared-kit/ui/icon';
import { IconButton } from '@fakos/shared-kit/ui/icon-button';
import { useEffect, useState } from 'react';
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
  const [isOpen, setIsOpen] = useState(false);
  const { code: MenuDrawer } = useLazy(menuDrawer, isOpen ? 'now' : 'interaction');

  useEffect(
    function closeAfterNavigation() {
      setIsOpen(false);
    },
    [key],
  );

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
