import { socialMediaWidget } from '@fakos/contracts/widgets';
import { createLazyWidget } from '../../framework/widget.tsx';
import './social-media.module.css';

export const socialMediaEntry = createLazyWidget(socialMediaWidget, () =>
  import(/* webpackChunkName: "widget-social-media" */ './social-media.tsx').then((module) => module.SocialMediaView),
);
