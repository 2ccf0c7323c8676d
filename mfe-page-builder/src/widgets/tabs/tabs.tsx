import type { TabsFields } from '@fakos/contracts/widgets';
import { SafeHtml } from '@fakos/shared-kit/html';
import { Icon, type IconName, iconNames } from '@fakos/shared-kit/ui/icon';
import { Tabs } from '@fakos/shared-kit/ui/tabs';
import type { WidgetViewProps } from '../../framework/widget.tsx';
import { useWidgetText } from '../../widget-text.ts';
import styles from './tabs.module.css';

const ICON_SIZE = 18;

export function TabsView({ fields }: WidgetViewProps<TabsFields>) {
  const text = useWidgetText();
  const first = getInitialTab(fields);
  if (first === undefined) return null;
  const tabs = fields.tabs.map((tab) => ({
    id: tab.id,
    label: <Label tab={tab} />,
    content: <SafeHtml html={tab.content} className={styles.text} />,
  }));
  return <Tabs label={text('tabs.label')} tabs={tabs} defaultValue={first} className={styles.tabs} />;
}

/** `activeTab` if there is such a tab, else the first one (spec section 4). */
export function getInitialTab({ tabs, activeTab }: TabsFields): string | undefined {
  return (tabs.find(({ id }) => id === activeTab) ?? tabs[0])?.id;
}

function Label({ tab }: { tab: TabsFields['tabs'][number] }) {
  const icon = iconNames.find((name): name is IconName => name === tab.icon);
  if (!icon) return tab.title;
  return (
    <span className={styles.label}>
      <Icon name={icon} size={ICON_SIZE} />
      {tab.title}
    </span>
  );
}
