import { readFlag, readText } from '../../framework/read-fields.ts';
import { readId, readList } from '../../framework/read-lists.ts';
import type { StoredFields } from '../../framework/widget.ts';

/** A title with the HTML that it opens. */
export interface AccordionItemFields {
  id: string;
  title: string;
  content: string;
  isOpen: boolean;
}

/** Fields of the accordion widget (spec section 3). */
export interface AccordionFields {
  items: AccordionItemFields[];
  allowMultiple: boolean;
}

export const accordionDefaults: AccordionFields = { items: [], allowMultiple: false };

/** Today's fields from whatever is stored. Items without a title cannot be opened and are left out. */
export function readAccordionFields(stored: StoredFields): AccordionFields {
  return {
    items: readList(stored.items, (item, index) => {
      const title = readText(item.title).trim();
      if (title === '') return undefined;
      return { id: readId(item.id, index), title, content: readText(item.content), isOpen: readFlag(item.isOpen) };
    }),
    allowMultiple: readFlag(stored.allowMultiple),
  };
}

/** The items that are open at first: of those that ask for it the first alone, unless several may be (spec section 4). */
export function openAtFirst({ items, allowMultiple }: AccordionFields): ReadonlySet<AccordionItemFields> {
  const asking = items.filter(({ isOpen }) => isOpen);
  return new Set(allowMultiple ? asking : asking.slice(0, 1));
}
