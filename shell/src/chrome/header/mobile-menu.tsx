import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { useLocation } from '@fakos/shared-kit/router';
import { Drawer } from '@fakos/shared-kit/ui/drawer';
import { Icon } from '@fakos/shared-kit/ui/icon';
import { IconButton } from '@fakos/shared-kit/ui/icon-button';
import { useEffect, useState } from 'react';
import { LanguageSwitcher } from '../../language/language-switcher.tsx';
import { useText } from '../../text.ts';
import styles from './header.module.css';
import type { NavigationItem } from './navigation-items.ts';
import { NavigationList } from './navigation-list.tsx';

/** The hamburger and its drawer, below the width at which the items fit into the bar. */
export function MobileMenu({ items }: { items: readonly NavigationItem[] }) {
  const text = useText();
  const kitText = useKitText();
  const { key } = useLocation();
  const [open, setOpen] = useState(false);

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
      <Drawer
        open={open}
        onOpenChange={setOpen}
        side="left"
        size="sm"
        title={text('nav.title')}
        closeLabel={kitText('actions.close')}
        footer={
          <div className={styles.drawerFooter}>
            <LanguageSwitcher names="full" />
          </div>
        }
      >
        <nav aria-label={text('nav.main')}>
          <NavigationList items={items} className={styles.drawerList} linkClassName={styles.drawerLink} />
        </nav>
      </Drawer>
    </>
  );
}
