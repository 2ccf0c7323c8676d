import type { PageDetail } from '@fakos/shared-kit/api/pages/contract';
import { useFormat } from '@fakos/shared-kit/i18n';
import { breadcrumbData, PageDescription } from '@fakos/shared-kit/page-meta';
import { Slot } from '@fakos/shared-kit/remote/slot';
import { Container } from '@fakos/shared-kit/ui/container';
import { useMemo } from 'react';
import { type Chapter, chaptersOf } from './chapters.ts';
import { ContentFrame, PageHeader } from './content-frame.tsx';
import styles from './long-text-page.module.css';
import { usePagesText } from './pages-text.ts';
import { useCrumbs } from './use-crumbs.ts';

/** From how many headings on a text has a table of contents. */
const MIN_CHAPTERS = 4;

/** `/privacy` */
export const PrivacyPage = () => <LongTextPage slug="privacy" />;

/** `/terms` */
export const TermsPage = () => <LongTextPage slug="terms" />;

/** A long text with a table of contents, ready to be printed. */
function LongTextPage({ slug }: { slug: 'privacy' | 'terms' }) {
  return (
    <ContentFrame key={slug} slug={slug}>
      {(page) => <LongText page={page} />}
    </ContentFrame>
  );
}

function LongText({ page }: { page: PageDetail }) {
  const { title, slug, meta_title: metaTitle, meta_description: description, sections, updated_at: updatedAt } = page;
  const { intro, chapters } = useMemo(() => chaptersOf(sections), [sections]);
  const isLong = chapters.length >= MIN_CHAPTERS;
  const data = [breadcrumbData(useCrumbs(title))];
  return (
    <Container className={styles.page}>
      <PageDescription title={metaTitle || title} description={description} canonical={`/${slug}`} data={data} />
      <PageHeader title={title}>{updatedAt && <LastUpdate at={updatedAt} />}</PageHeader>
      <div className={isLong ? styles.columns : undefined}>
        {isLong && <TableOfContents chapters={chapters} />}
        <article className={styles.text}>
          <Slot name="page.sections" sections={intro} />
          {chapters.map(({ id, sections: parts }) => (
            <section key={id} id={id} className={styles.chapter}>
              <Slot name="page.sections" sections={parts} />
            </section>
          ))}
        </article>
      </div>
    </Container>
  );
}

/** Who agreed to a text can tell whether it is still the same one. */
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
