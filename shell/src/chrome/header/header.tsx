import { Container } from '@fakos/shared-kit/ui/container';
import type { CSSProperties } from 'react';
import { LanguageSwitcher } from '../../language/language-switcher.tsx';
import { useIsShop } from '../../use-settings.ts';
import { cssColour, readableOn } from '../colours.ts';
import { Logo } from '../logo.tsx';
import { AccountMenu } from './account-menu.tsx';
import { BagButton } from './bag-button.tsx';
import styles from './header.module.css';
import { MobileMenu } from './mobile-menu.tsx';
import { NavigationBar } from './navigation-bar.tsx';
import { useNavigation } from './navigation-items.ts';
import { SearchButton } from './search-button.tsx';

/** The navigation bar; its place, style and colours come from the navigation settings (spec section 2). */
export function Header() {
  const isShop = useIsShop();
  const { items, look } = useNavigation();
  return (
    <header
      className={styles.header}
      data-position={look?.position ?? 'sticky'}
      data-look={look?.style ?? 'default'}
      style={barColours(look?.backgroundColor, look?.textColor)}
    >
      <Container className={styles.bar}>
        <MobileMenu items={items} />
        <Logo className={styles.logo} />
        <NavigationBar items={items} />
        <div className={styles.tools}>
          <div className={styles.language}>
            <LanguageSwitcher />
          </div>
          <SearchButton />
          <AccountMenu />
          {isShop && <BagButton />}
        </div>
      </Container>
    </header>
  );
}

function barColours(background: string | undefined, wanted: string | undefined): CSSProperties {
  const ground = cssColour(background);
  // On the theme's own ground, which is light or dark, the theme's own ink is read.
  return (
    ground ? { '--bar-ground': ground, '--bar-ink': readableOn(ground, cssColour(wanted)) } : {}
  ) as CSSProperties;
}
