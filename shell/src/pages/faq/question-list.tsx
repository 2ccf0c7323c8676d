import { SafeHtml } from '@fakos/shared-kit/html';
import { Accordion, AccordionItem } from '@fakos/shared-kit/ui/accordion';
import { usePagesText } from '../content/pages-text.ts';
import styles from './faq-page.module.css';
import type { Question } from './questions.ts';

/** Collapsible questions, each with an anchor and a link to itself. */
export function QuestionList({ questions, headingLevel }: { questions: readonly Question[]; headingLevel: 2 | 3 }) {
  const text = usePagesText();
  return (
    <Accordion>
      {questions.map(({ id, title, answer, isOpen }) => (
        <div key={id} id={id} className={styles.question}>
          <AccordionItem title={title} headingLevel={headingLevel} defaultOpen={isOpen}>
            <SafeHtml html={answer} className={styles.answer} />
            <a href={`#${id}`} className={styles.link}>
              {text('faq.link')}
              <span className="visually-hidden">: {title}</span>
            </a>
          </AccordionItem>
        </div>
      ))}
    </Accordion>
  );
}
