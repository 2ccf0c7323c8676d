import { useLanguage } from '@fakos/shared-kit/i18n';
import { localisePath, pathWithoutLanguage } from '@fakos/shared-kit/i18n/languages';
import { PageDescription } from '@fakos/shared-kit/page-meta';
import { paths, useNavigate } from '@fakos/shared-kit/router';
import { Button, ButtonLink } from '@fakos/shared-kit/ui/button';
import { Container } from '@fakos/shared-kit/ui/container';
import { EmptyState } from '@fakos/shared-kit/ui/empty-state';
import { Icon } from '@fakos/shared-kit/ui/icon';
import { useEffect } from 'react';
import { useText } from '../text.ts';
import { LOCAL_PAGES } from '../worker-names.ts';
import { KeptPages } from './kept-pages-list.tsx';
import styles from './offline-page.module.css';
import { openAnew, useDocumentLinks, wantedPage, whenReachable } from './wanted-page.ts';

/** `/offline`: stands in for a page that was never seen, and lists what can be seen without a network. */
export function OfflinePage() {
  const text = useText();
  useWantedPage();
  useDocumentLinks();
  return (
    <Container size="narrow" className={styles.page}>
      <PageDescription title={text('offline.title')} noIndex />
      <EmptyState
        icon="globe"
        headingLevel={1}
        title={text('offline.title')}
        text={text('offline.text')}
        action={
          <Button iconStart={<Icon name="refresh" size={18} />} onClick={openAnew}>
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
      <KeptPages />
    </Container>
  );
}

/** Opens the wanted page as soon as that can be: at once where the browser has all of it, else when the network is back. */
function useWantedPage(): void {
  const navigate = useNavigate();
  const language = useLanguage();
  useEffect(
    function openWantedPage() {
      const wanted = wantedPage();
      const bare = pathWithoutLanguage(wanted.split('?')[0] ?? '');
      if (LOCAL_PAGES.includes(bare)) {
        navigate(localisePath(wanted, language), { replace: true });
        return;
      }
      return whenReachable(openAnew);
    },
    [navigate, language],
  );
}
