import { getReadableColour, parseColour } from '@fakos/contracts/settings/colours';
import { Container } from '@fakos/shared-kit/ui/container';
import type { CSSProperties } from 'react';
import { LanguageSwitcher } from '../../language/language-switcher.tsx';
import { useIsShop } from '../../settings/use-settings.ts';
import { Logo } from '../logo.tsx';
import { AccountMenu } from './account-menu/account-menu.tsx';
import { CartButton } from './cart-button.tsx';
import styles from './header.module.css';
import { MobileMenu } from './navigation/mobile-menu.tsx';
import { NavigationBar } from './navigation/navigation-bar.tsx';
import { useNavigation } from './navigation/use-navigation.ts';
import { SearchButton } from './search-button.tsx';
import { WishlistLink } from './wishlist-link.tsx';

/** The header; its position, style and colours come from the navigation settings (spec section 2). */
export function Header() {
  const isShop = useIsShop();
  const { items, appearance } = useNavigation();
  return (
    <header
      className={styles.header}
      data-position={appearance?.position ?? 'sticky'}
      data-look={appearance?.style ?? 'default'}
      style={getBarColours(appearance?.backgroundColor, appearance?.textColor)}
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
          <WishlistLink />
          {isShop && <CartButton />}
        </div>
      </Container>
    </header>
  );
}

function getBarColours(background: string | undefined, text: string | undefined): CSSProperties {
  const barBackground = parseColour(background);
  // On the theme's own background, which may be light or dark, the theme's text colour applies.
  return (
    barBackground
      ? { '--bar-ground': barBackground, '--bar-ink': getReadableColour(barBackground, parseColour(text)) }
      : {}
  ) as CSSProperties;
}
