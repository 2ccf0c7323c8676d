import { progressBarWidget } from '@fakos/contracts/widgets';
import { createLazyWidget } from '../../framework/widget.tsx';
import './progress-bar.module.css';

export const progressBarEntry = createLazyWidget(progressBarWidget, () =>
  import(/* webpackChunkName: "widget-progress-bar" */ './progress-bar.tsx').then((module) => module.ProgressBarView),
);
