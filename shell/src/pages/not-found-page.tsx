import { createTextHook } from '@fakos/shared-kit/i18n/text-hook';
import { PageHead } from '@fakos/shared-kit/page-meta';
import { paths } from '@fakos/shared-kit/router';
import { ButtonLink } from '@fakos/shared-kit/ui/button';
import { Container } from '@fakos/shared-kit/ui/container';
import { EmptyState } from '@fakos/shared-kit/ui/empty-state';
import el from '../../locales/not-found/el.json';
import en from '../../locales/not-found/en.json';
import styles from './pages.module.css';

const useNotFoundText = createTextHook({ el, en });

export function NotFoundPage() {
  const text = useNotFoundText();
  return (
    <Container className={styles.page}>
      <PageHead title={text('title')} status={404} noIndex />
      <EmptyState
        icon="glasses"
        headingLevel={1}
        title={text('title')}
        text={text('text')}
        action={
          <div className={styles.center}>
            <ButtonLink href={paths.home}>{text('home')}</ButtonLink>
            <ButtonLink href={paths.shop} variant="secondary">
              {text('shop')}
            </ButtonLink>
          </div>
        }
      />
    </Container>
  );
}
