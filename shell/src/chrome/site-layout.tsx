import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { isAdminPath } from '@fakos/shared-kit/i18n/languages';
import { Link, Outlet, ScrollRestoration, useLocation } from '@fakos/shared-kit/router';
import { LinkProvider, type RenderLink } from '@fakos/shared-kit/ui/link';
import { ToastViewport } from '@fakos/shared-kit/ui/toast';
import type { CSSProperties, ReactNode } from 'react';
import { useText } from '../text.ts';
import { useBrandStyle } from './brand-style.tsx';
import { CartDrawer } from './cart-drawer/cart-drawer.tsx';
import { LateFloatingButtons } from './floating-buttons/late-floating-buttons.tsx';
import { LateFooter } from './footer/late-footer.tsx';
import { Header } from './header/header.tsx';
import styles from './site-layout.module.css';

const routerLink: RenderLink = ({ href, ...rest }) => <Link to={href} {...rest} />;

/** What surrounds every page: the public chrome, and nothing at all in the back office (spec section 2). */
export function SiteLayout() {
  const { pathname } = useLocation();
  const text = useText();
  const kitText = useKitText();
  // Called for every page: the back office wears the shop's colours too.
  const brandStyle = useBrandStyle();
  return (
    <LinkProvider renderLink={routerLink}>
      {isAdminPath(pathname) ? (
        <Outlet />
      ) : (
        <PublicChrome brandStyle={brandStyle}>
          <Outlet />
        </PublicChrome>
      )}
      <ToastViewport label={text('site.notifications')} closeLabel={kitText('actions.close')} />
      <ScrollRestoration />
    </LinkProvider>
  );
}

function PublicChrome({ brandStyle, children }: { brandStyle: CSSProperties; children: ReactNode }) {
  const text = useText();
  return (
    <div className={styles.layout} style={brandStyle} data-theme="light">
      <a href="#main" className="skip-link">
        {text('site.skipToContent')}
      </a>
      <Header />
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <LateFooter />
      <LateFloatingButtons />
      <CartDrawer />
    </div>
  );
}
