import { galleryWidget } from '@fakos/contracts/widgets';
import { createLazyWidget } from '../../framework/widget.tsx';
import './gallery.module.css';

export const galleryEntry = createLazyWidget(galleryWidget, () =>
  import(/* webpackChunkName: "widget-gallery" */ './gallery.tsx').then((module) => module.GalleryView),
);
