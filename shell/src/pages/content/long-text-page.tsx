import type { PageDetail } from '@fakos/contracts/pages/contract';
import { useFormat } from '@fakos/shared-kit/i18n';
import { getBreadcrumbData, PageHead } from '@fakos/shared-kit/page-meta';
import { Slot } from '@fakos/shared-kit/remote/slot';
import { Container } from '@fakos/shared-kit/ui/container';
import { useMemo } from 'react';
import { type Chapter, splitIntoChapters } from './chapters.ts';
import { ContentFrame, PageHeader } from './content-frame.tsx';
import styles from './long-text-page.module.css';
import { usePagesText } from './pages-text.ts';
import { useBreadcrumbs } from './use-breadcrumbs.ts';

/** Number of headings from which a text has a table of contents. */
const MIN_CHAPTERS_FOR_CONTENTS = 4;

/** `/privacy` */
export const PrivacyPage = () => <LongTextPage slug="privacy" />;

/** `/terms` */
export const TermsPage = () => <LongTextPage slug="terms" />;

/** A long text with a table of contents and print styles. */
function LongTextPage({ slug }: { slug: 'privacy' | 'terms' }) {
  return (
    <ContentFrame key={slug} slug={slug}>
      {(page) => <LongText page={page} />}
    </ContentFrame>
  );
}

function LongText({ page }: { page: PageDetail }) {
  const { title, slug, meta_title: metaTitle, meta_description: description, sections, updated_at: updatedAt } = page;
  const { intro, chapters } = useMemo(() => splitIntoChapters(sections), [sections]);
  const hasContents = chapters.length >= MIN_CHAPTERS_FOR_CONTENTS;
  const data = [getBreadcrumbData(useBreadcrumbs(title))];
  return (
    <Container className={styles.page}>
      <PageHead title={metaTitle || title} description={description} canonical={`/${slug}`} data={data} />
      <PageHeader title={title}>{updatedAt && <LastUpdate at={updatedAt} />}</PageHeader>
      <div className={hasContents ? styles.columns : undefined}>
        {hasContents && <TableOfContents chapters={chapters} />}
        <article className={styles.text}>
          <Slot name="page.sections" sections={intro} />
          {chapters.map(({ id, sections: parts }) => (
            <section key={id} id={id} className={styles.chapter}>
              <Slot name="page.sections" sections={parts} isAtTop={false} />
            </section>
          ))}
        </article>
      </div>
    </Container>
  );
}

function LastUpdate({ at }: { at: string }) {
  const text = usePagesText();
  const format = useFormat();
  return (
    <p className={styles.updated}>
      <time dateTime={at}>{text('pages.updated', { date: format.longDate(at) })}</time>
    </p>
  );
}

function TableOfContents({ chapters }: { chapters: readonly Chapter[] }) {
  const text = usePagesText();
  return (
    <nav aria-labelledby="contents" className={styles.contents}>
      <h2 id="contents" className={styles.contentsTitle}>
        {text('pages.contents')}
      </h2>
      <ol className={styles.list}>
        {chapters.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
