import { PageHead } from '@fakos/shared-kit/page-meta';
import { paths } from '@fakos/shared-kit/router';
import { ButtonLink } from '@fakos/shared-kit/ui/button';
import { Container } from '@fakos/shared-kit/ui/container';
import { EmptyState } from '@fakos/shared-kit/ui/empty-state';
import { useNotFoundText } from './not-found-text.ts';
import styles from './pages.module.css';

export function NotFoundPage() {
  const text = useNotFoundText();
  return (
    <Container size="narrow" className={styles.page}>
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
