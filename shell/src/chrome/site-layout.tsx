import { isAdminPath } from '@fakos/contracts/languages';
import { HEADER_END_ID } from '@fakos/contracts/remote/element-ids';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { Link, Outlet, ScrollRestoration, useLocation } from '@fakos/shared-kit/router';
import { ImagePositions } from '@fakos/shared-kit/ui/image';
import { LinkProvider, type RenderLink } from '@fakos/shared-kit/ui/link';
import { ToastViewport } from '@fakos/shared-kit/ui/toast';
import type { ReactNode } from 'react';
import { LazyCookieBanner } from '../cookies/lazy-cookie-banner.tsx';
import { useSettings } from '../settings/use-settings.ts';
import { useText } from '../text.ts';
import { CartDrawer } from './cart-drawer/cart-drawer.tsx';
import { LazyFloatingButtons } from './floating-buttons/lazy-floating-buttons.tsx';
import { LazyFooter } from './footer/lazy-footer.tsx';
import { Header } from './header/header.tsx';
import styles from './site-layout.module.css';
import { useDocumentColours } from './use-document-colours.ts';

const routerLink: RenderLink = ({ href, ...rest }) => <Link to={href} {...rest} />;

/** Layout of every page: the public header and footer, and none of them in the back office (spec section 2). */
export function SiteLayout() {
  const { pathname } = useLocation();
  const text = useText();
  const kitText = useKitText();
  // Called for every page: the back office has the shop's colours too.
  useDocumentColours();
  const { image_positions: positions } = useSettings();
  return (
    <LinkProvider renderLink={routerLink}>
      <ImagePositions value={positions}>
        {isAdminPath(pathname) ? (
          <Outlet />
        ) : (
          <PublicLayout>
            <Outlet />
          </PublicLayout>
        )}
      </ImagePositions>
      <ToastViewport label={text('site.notifications')} closeLabel={kitText('actions.close')} />
      <ScrollRestoration />
    </LinkProvider>
  );
}

function PublicLayout({ children }: { children: ReactNode }) {
  const text = useText();
  return (
    <div className={styles.layout} data-theme="light">
      <a href="#main" className="skip-link">
        {text('site.skipToContent')}
      </a>
      <LazyCookieBanner />
      <Header />
      <div id={HEADER_END_ID} hidden />
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <LazyFooter />
      <LazyFloatingButtons />
      <CartDrawer />
    </div>
  );
}
