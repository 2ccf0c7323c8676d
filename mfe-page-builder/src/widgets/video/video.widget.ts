import { videoWidget } from '@fakos/contracts/widgets';
import { createLazyWidget } from '../../framework/widget.tsx';
import './video.module.css';

export const videoEntry = createLazyWidget(videoWidget, () =>
  import(/* webpackChunkName: "widget-video" */ './video.tsx').then((module) => module.VideoView),
);
