import type { PageDetail, PageSection, WidgetRecord } from '@fakos/shared-kit/api/pages/contract';
import { breadcrumbData, PageDescription } from '@fakos/shared-kit/page-meta';
import { Slot } from '@fakos/shared-kit/remote/slot';
import { Container } from '@fakos/shared-kit/ui/container';
import { TextField } from '@fakos/shared-kit/ui/field';
import { Icon } from '@fakos/shared-kit/ui/icon';
import { LiveRegion } from '@fakos/shared-kit/ui/live-region';
import { useMemo, useState } from 'react';
import { ContentFrame, PageHeader } from '../content/content-frame.tsx';
import { foldText, plainText } from '../content/html-text.ts';
import { usePagesText } from '../content/pages-text.ts';
import { useCrumbs } from '../content/use-crumbs.ts';
import { faqData } from './faq-data.ts';
import styles from './faq-page.module.css';
import { QuestionList } from './question-list.tsx';
import { type Question, type Topic, topicsOf } from './questions.ts';
import { useLinkedQuestion } from './use-linked-question.ts';

/** From how many questions on they can be searched. */
const MIN_SEARCHABLE = 6;

/** `/faq`: the questions of the page in the database, to open one by one, to search and to link to. */
export function FaqPage() {
  return <ContentFrame slug="faq">{(page) => <Faq page={page} />}</ContentFrame>;
}

function Faq({ page }: { page: PageDetail }) {
  const { title, meta_title: metaTitle, meta_description: description, sections } = page;
  const topics = useMemo(() => topicsOf(sections), [sections]);
  const [wanted, setWanted] = useState('');
  const shown = useMemo(() => topics.map((topic) => ({ ...topic, found: find(topic, wanted) })), [topics, wanted]);
  const count = topics.reduce((sum, topic) => sum + topic.questions.length, 0);
  const data = [breadcrumbData(useCrumbs(title)), ...faqData(topics)];
  useLinkedQuestion(() => setWanted(''));
  return (
    <Container className={styles.page}>
      <PageDescription title={metaTitle || title} description={description} canonical="/faq" data={data} />
      <PageHeader title={title}>
        {count >= MIN_SEARCHABLE && (
          <Search
            wanted={wanted}
            found={shown.reduce((sum, topic) => sum + topic.found.length, 0)}
            onChange={setWanted}
          />
        )}
      </PageHeader>
      {shown.map((topic) => (
        <TopicView key={topic.id} topic={topic} found={topic.found} isSearched={wanted.trim() !== ''} />
      ))}
    </Container>
  );
}

function find({ questions }: Topic, wanted: string): readonly Question[] {
  const words = foldText(wanted).split(/\s+/).filter(Boolean);
  if (words.length === 0) return questions;
  return questions.filter(({ title, answer }) => {
    const text = foldText(`${title} ${plainText(answer)}`);
    return words.every((word) => text.includes(word));
  });
}

function Search({ wanted, found, onChange }: { wanted: string; found: number; onChange: (wanted: string) => void }) {
  const text = usePagesText();
  const isSearched = wanted.trim() !== '';
  return (
    <search className={styles.search}>
      <TextField
        type="search"
        label={text('faq.search')}
        hideLabel
        placeholder={text('faq.search')}
        value={wanted}
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
      <div className={styles.questions}>
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
      <Slot name="page.sections" sections={sections} />
    </div>
  );
}
