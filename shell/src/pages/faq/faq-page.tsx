import type { PageDetail, PageSection, WidgetRecord } from '@fakos/contracts/pages/contract';
import { getBreadcrumbData, PageHead } from '@fakos/shared-kit/page-meta';
import { Slot } from '@fakos/shared-kit/remote/slot';
import { Container } from '@fakos/shared-kit/ui/container';
import { TextField } from '@fakos/shared-kit/ui/field';
import { Icon } from '@fakos/shared-kit/ui/icon';
import { LiveRegion } from '@fakos/shared-kit/ui/live-region';
import { useMemo, useState } from 'react';
import { ContentFrame, PageHeader } from '../content/content-frame.tsx';
import { foldText, toPlainText } from '../content/html-text.ts';
import { usePagesText } from '../content/pages-text.ts';
import { useBreadcrumbs } from '../content/use-breadcrumbs.ts';
import { getFaqData } from './faq-data.ts';
import styles from './faq-page.module.css';
import { QuestionList } from './question-list.tsx';
import { type Question, type Topic, toTopics } from './questions.ts';
import { useLinkedQuestion } from './use-linked-question.ts';

/** Number of questions from which they can be searched. */
const MIN_SEARCHABLE = 6;

/** `/faq`: the questions of the stored page, each collapsible, searchable and linkable. */
export function FaqPage() {
  return <ContentFrame slug="faq">{(page) => <Faq page={page} />}</ContentFrame>;
}

function Faq({ page }: { page: PageDetail }) {
  const { title, meta_title: metaTitle, meta_description: description, sections } = page;
  const topics = useMemo(() => toTopics(sections), [sections]);
  const [query, setQuery] = useState('');
  const topicsWithMatches = useMemo(
    () => topics.map((topic) => ({ ...topic, found: findQuestions(topic, query) })),
    [topics, query],
  );
  const count = topics.reduce((sum, topic) => sum + topic.questions.length, 0);
  const data = [getBreadcrumbData(useBreadcrumbs(title)), ...getFaqData(topics)];
  useLinkedQuestion(() => setQuery(''));
  return (
    <Container className={styles.page}>
      <PageHead title={metaTitle || title} description={description} canonical="/faq" data={data} />
      <PageHeader title={title}>
        {count >= MIN_SEARCHABLE && (
          <QuestionSearch
            query={query}
            found={topicsWithMatches.reduce((sum, topic) => sum + topic.found.length, 0)}
            onChange={setQuery}
          />
        )}
      </PageHeader>
      {topicsWithMatches.map((topic) => (
        <TopicView key={topic.id} topic={topic} found={topic.found} isSearched={query.trim() !== ''} />
      ))}
    </Container>
  );
}

function findQuestions({ questions }: Topic, query: string): readonly Question[] {
  const terms = foldText(query).split(/\s+/).filter(Boolean);
  if (terms.length === 0) return questions;
  return questions.filter(({ title, answer }) => {
    const text = foldText(`${title} ${toPlainText(answer)}`);
    return terms.every((term) => text.includes(term));
  });
}

function QuestionSearch({
  query,
  found,
  onChange,
}: {
  query: string;
  found: number;
  onChange: (query: string) => void;
}) {
  const text = usePagesText();
  const isSearched = query.trim() !== '';
  return (
    <search className={styles.search}>
      <TextField
        type="search"
        label={text('faq.search')}
        hideLabel
        placeholder={text('faq.search')}
        value={query}
        startSlot={<Icon name="search" size={18} />}
        onChange={({ target }) => onChange(target.value)}
      />
      <LiveRegion visible>
        {isSearched && (found > 0 ? text('faq.found', { count: found }) : text('faq.none'))}
      </LiveRegion>
    </search>
  );
}

function TopicView(props: { topic: Topic; found: readonly Question[]; isSearched: boolean }) {
  const { topic, found, isSearched } = props;
  if (topic.questions.length === 0) return isSearched ? null : <Widgets id={topic.id} widgets={topic.below} />;
  if (found.length === 0) return null;
  return (
    <section className={styles.topic}>
      <div className={styles.aside}>
        {topic.title && <h2 className={styles.topicTitle}>{topic.title}</h2>}
        {!isSearched && <Widgets id={`${topic.id}-beside`} widgets={topic.beside} />}
      </div>
      <div>
        <QuestionList questions={found} headingLevel={topic.title ? 3 : 2} />
        {!isSearched && <Widgets id={`${topic.id}-below`} widgets={topic.below} />}
      </div>
    </section>
  );
}

function Widgets({ id, widgets }: { id: string; widgets: readonly WidgetRecord[] }) {
  const sections = useMemo<PageSection[]>(() => [{ id, content: '', widgets: [...widgets] }], [id, widgets]);
  if (widgets.length === 0) return null;
  return (
    <div className={styles.widgets}>
      <Slot name="page.sections" sections={sections} isAtTop={false} />
    </div>
  );
}
