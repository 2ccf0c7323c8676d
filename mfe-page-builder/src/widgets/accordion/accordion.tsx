import { SafeHtml } from '@fakos/shared-kit/html';
import { Accordion, AccordionItem } from '@fakos/shared-kit/ui/accordion';
import type { WidgetViewProps } from '../../framework/widget.ts';
import { openAtFirst, readAccordionFields } from './accordion.fields.ts';
import styles from './accordion.module.css';

/** Titles that open what is under them; opening one closes the others unless several may be open (spec section 4). */
export function AccordionView({ stored }: WidgetViewProps) {
  const fields = readAccordionFields(stored);
  if (fields.items.length === 0) return null;
  const open = openAtFirst(fields);
  return (
    <Accordion single={!fields.allowMultiple} className={styles.accordion}>
      {fields.items.map((item, index) => (
        <AccordionItem key={`${item.id}-${index}`} title={item.title} defaultOpen={open.has(item)}>
          <SafeHtml html={item.content} className={styles.text} />
        </AccordionItem>
      ))}
    </Accordion>
  );
}
