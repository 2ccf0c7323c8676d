import type { AccordionFields } from '@fakos/contracts/widgets';
import { SafeHtml } from '@fakos/shared-kit/html';
import { Accordion, AccordionItem } from '@fakos/shared-kit/ui/accordion';
import type { WidgetViewProps } from '../../framework/widget.tsx';
import styles from './accordion.module.css';

/** Items that open under their titles; opening one closes the others unless `allowMultiple` (spec section 4). */
export function AccordionView({ fields }: WidgetViewProps<AccordionFields>) {
  if (fields.items.length === 0) return null;
  const open = getInitiallyOpen(fields);
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

/** Items that are open at first: the first one marked so, or all of them with `allowMultiple` (spec section 4). */
export function getInitiallyOpen({
  items,
  allowMultiple,
}: AccordionFields): ReadonlySet<AccordionFields['items'][number]> {
  const open = items.filter(({ isOpen }) => isOpen);
  return new Set(allowMultiple ? open : open.slice(0, 1));
}
