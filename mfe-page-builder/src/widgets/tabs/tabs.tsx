import { SafeHtml } from '@fakos/shared-kit/html';
import { Icon, type IconName, iconNames } from '@fakos/shared-kit/ui/icon';
import { Tabs } from '@fakos/shared-kit/ui/tabs';
import type { WidgetViewProps } from '../../framework/widget.ts';
import { useWidgetText } from '../../widget-text.ts';
import { firstTab, readTabsFields, type TabFields } from './tabs.fields.ts';
import styles from './tabs.module.css';

const ICON_SIZE = 18;

/** Titles side by side, of which one is open at a time. */
export function TabsView({ stored }: WidgetViewProps) {
  const text = useWidgetText();
  const fields = readTabsFields(stored);
  const first = firstTab(fields);
  if (first === undefined) return null;
  const tabs = fields.tabs.map((tab) => ({
    id: tab.id,
    label: <Label tab={tab} />,
    content: <SafeHtml html={tab.content} className={styles.text} />,
  }));
  return <Tabs label={text('tabs.label')} tabs={tabs} defaultValue={first} className={styles.tabs} />;
}

function Label({ tab }: { tab: TabFields }) {
  const icon = iconNames.find((name): name is IconName => name === tab.icon);
  if (!icon) return tab.title;
  return (
    <span className={styles.label}>
      <Icon name={icon} size={ICON_SIZE} />
      {tab.title}
    </span>
  );
}
