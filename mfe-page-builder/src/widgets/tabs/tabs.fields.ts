import { readText } from '../../framework/read-fields.ts';
import { readId, readList } from '../../framework/read-lists.ts';
import type { StoredFields } from '../../framework/widget.ts';

/** A tab with its HTML; `icon` is the name of an icon of the kit, '' for none. */
export interface TabFields {
  id: string;
  title: string;
  content: string;
  icon: string;
}

/** Fields of the tabs widget (spec section 3). `activeTab` is the id of the tab that is open at first. */
export interface TabsFields {
  tabs: TabFields[];
  activeTab: string;
}

export const tabsDefaults: TabsFields = { tabs: [], activeTab: '' };

/** Today's fields from whatever is stored. Tabs without a title cannot be chosen and are left out. */
export function readTabsFields(stored: StoredFields): TabsFields {
  return {
    tabs: withOwnIds(
      readList(stored.tabs, (tab, index) => {
        const title = readText(tab.title).trim();
        if (title === '') return undefined;
        return { id: readId(tab.id, index), title, content: readText(tab.content), icon: readText(tab.icon) };
      }),
    ),
    activeTab: typeof stored.activeTab === 'number' ? String(stored.activeTab) : readText(stored.activeTab).trim(),
  };
}

/** The tab that is open at first: `activeTab` where there is one, else the first (spec section 4). */
export function firstTab({ tabs, activeTab }: TabsFields): string | undefined {
  return (tabs.find(({ id }) => id === activeTab) ?? tabs[0])?.id;
}

/** An id that was given twice would open two tabs at once. */
function withOwnIds(tabs: readonly TabFields[]): TabFields[] {
  const taken = new Set<string>();
  return tabs.map((tab, index) => {
    const id = taken.has(tab.id) ? `${tab.id}-${index + 1}` : tab.id;
    taken.add(id);
    return { ...tab, id };
  });
}
