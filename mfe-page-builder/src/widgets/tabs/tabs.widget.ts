import { tabsWidget } from '@fakos/contracts/widgets';
import { createLazyWidget } from '../../framework/widget.tsx';
import './tabs.module.css';

export const tabsEntry = createLazyWidget(tabsWidget, () =>
  import(/* webpackChunkName: "widget-tabs" */ './tabs.tsx').then((module) => module.TabsView),
);
