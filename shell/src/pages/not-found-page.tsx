import { PageHead } from '@fakos/shared-kit/page-meta';
import { paths } from '@fakos/shared-kit/router';
import { ButtonLink } from '@fakos/shared-kit/ui/button';
import { Container } from '@fakos/shared-kit/ui/container';
import { EmptyState } from '@fakos/shared-kit/ui/empty-state';
import { useText } from '../text.ts';
import styles from './pages.module.css';

export function NotFoundPage() {
  const text = useText();
  return (
    <Container className={styles.page}>
      <PageHead title={text('notFound.title')} status={404} noIndex />
      <EmptyState
        icon="glasses"
        headingLevel={1}
        title={text('notFound.title')}
        text={text('notFound.text')}
        action={
          <div className={styles.center}>
            <ButtonLink href={paths.home}>{text('notFound.home')}</ButtonLink>
            <ButtonLink href={paths.shop} variant="secondary">
              {text('notFound.shop')}
            </ButtonLink>
          </div>
        }
      />
    </Container>
  );
}
