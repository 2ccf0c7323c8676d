import { accordionWidget } from '@fakos/contracts/widgets';
import { createLazyWidget } from '../../framework/widget.tsx';
import './accordion.module.css';

export const accordionEntry = createLazyWidget(accordionWidget, () =>
  import(/* webpackChunkName: "widget-accordion" */ './accordion.tsx').then((module) => module.AccordionView),
);
