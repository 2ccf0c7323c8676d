import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { createTextHook } from '@fakos/shared-kit/i18n/text-hook';
import { Drawer } from '@fakos/shared-kit/ui/drawer';
import el from '../../../../locales/menu/el.json';
import en from '../../../../locales/menu/en.json';
import { LanguageSwitcher } from '../../../language/language-switcher.tsx';
import { useText } from '../../../text.ts';
import styles from '../header.module.css';
import { NavigationList } from './navigation-list.tsx';
import type { NavigationItem } from './use-navigation.ts';

const useMenuText = createTextHook({ el, en });

interface MobileMenuDrawerProps {
  items: readonly NavigationItem[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The navigation items in a drawer, a separate chunk. */
export function MobileMenuDrawer({ items, open, onOpenChange }: MobileMenuDrawerProps) {
  const text = useText();
  const menuText = useMenuText();
  const kitText = useKitText();
  return (
    <Drawer
      open={open}
      onOpenChange={onOpenChange}
      side="left"
      size="sm"
      title={menuText('title')}
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
  );
}
