import { z } from '@fakos/shared-kit/forms';
import type { WidgetDefinition } from '../../framework/widget.ts';
import { readTabsFields, type TabsFields, tabsDefaults } from './tabs.fields.ts';

export const tabsWidget: WidgetDefinition<TabsFields> = {
  type: 'tabs',
  version: 1,
  schema: z.object({
    tabs: z.array(z.object({ id: z.string(), title: z.string(), content: z.string(), icon: z.string() })),
    activeTab: z.string(),
  }),
  defaults: tabsDefaults,
  migrate: readTabsFields,
};
