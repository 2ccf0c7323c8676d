import { localisePath, removePathLanguage } from '@fakos/contracts/languages';
import { offlinePaths } from '@fakos/contracts/paths';
import { useLanguage } from '@fakos/shared-kit/i18n';
import { PageHead } from '@fakos/shared-kit/page-meta';
import { paths, useNavigate } from '@fakos/shared-kit/router';
import { Button, ButtonLink } from '@fakos/shared-kit/ui/button';
import { Container } from '@fakos/shared-kit/ui/container';
import { EmptyState } from '@fakos/shared-kit/ui/empty-state';
import { Icon } from '@fakos/shared-kit/ui/icon';
import { useEffect } from 'react';
import { usePwaText } from '../pwa-text.ts';
import styles from './offline-page.module.css';
import { getRequestedPage, openRequestedPage, runWhenReachable, useDocumentLinks } from './requested-page.ts';
import { SavedPages } from './saved-pages-list.tsx';

/** `/offline`: shown instead of a page that is not cached; lists the pages that are available offline. */
export function OfflinePage() {
  const text = usePwaText();
  useRequestedPage();
  useDocumentLinks();
  return (
    <Container className={styles.page}>
      <PageHead title={text('offline.title')} noIndex />
      <EmptyState
        icon="globe"
        headingLevel={1}
        title={text('offline.title')}
        text={text('offline.text')}
        action={
          <Button iconStart={<Icon name="refresh" size={18} />} onClick={openRequestedPage}>
            {text('offline.retry')}
          </Button>
        }
      />
      <div className={styles.always}>
        <p>{text('offline.always')}</p>
        <div className={styles.buttons}>
          <ButtonLink href={paths.cart} variant="secondary" iconStart={<Icon name="bag" size={18} />}>
            {text('offline.cart')}
          </ButtonLink>
          <ButtonLink href={paths.wishlist} variant="secondary" iconStart={<Icon name="heart" size={18} />}>
            {text('offline.wishlist')}
          </ButtonLink>
        </div>
      </div>
      <SavedPages />
    </Container>
  );
}

/**
 * Opens the requested page as soon as possible: at once where it needs no network, otherwise when the network is back.
 */
function useRequestedPage(): void {
  const navigate = useNavigate();
  const language = useLanguage();
  useEffect(
    function openWhenAvailable() {
      const requestedPage = getRequestedPage();
      const path = removePathLanguage(requestedPage.split('?')[0] ?? '');
      if (offlinePaths.includes(path)) {
        navigate(localisePath(requestedPage, language), { replace: true });
        return;
      }
      return runWhenReachable(openRequestedPage);
    },
    [navigate, language],
  );
}
