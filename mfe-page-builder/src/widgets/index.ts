import { type LateView, lateView } from '../framework/late-view.tsx';
import type { WidgetEntry } from '../framework/widget.ts';
import { ButtonView } from './button/button.tsx';
import { DividerView } from './divider/divider.tsx';
import { EnhancedTextView } from './enhanced-text/enhanced-text.tsx';
import { FourColumnsView } from './four-columns/four-columns.tsx';
import { HtmlView } from './html/html.tsx';
import { ImageView } from './image/image.tsx';
import { SpacerView } from './spacer/spacer.tsx';
import { TextView } from './text/text.tsx';
import { ThreeColumnsView } from './three-columns/three-columns.tsx';
import { TwoColumnsView } from './two-columns/two-columns.tsx';
// The styles of late views come with the page: what a server rendered is seen before their code.
import './accordion/accordion.module.css';
import './contact-form/contact-form.module.css';
import './gallery/gallery.module.css';
import './post-cards/post-cards.module.css';
import './product-cards/product-cards.module.css';
import './progress-bar/progress-bar.module.css';
import './social-media/social-media.module.css';
import './tabs/tabs.module.css';
import './video/video.module.css';

const late = {
  accordion: lateView(() =>
    import(/* webpackChunkName: "widget-accordion" */ './accordion/accordion.tsx').then((m) => m.AccordionView),
  ),
  contactForm: lateView(() =>
    import(/* webpackChunkName: "widget-contact-form" */ './contact-form/contact-form.tsx').then(
      (m) => m.ContactFormView,
    ),
  ),
  gallery: lateView(() =>
    import(/* webpackChunkName: "widget-gallery" */ './gallery/gallery.tsx').then((m) => m.GalleryView),
  ),
  postCards: lateView(() =>
    import(/* webpackChunkName: "widget-post-cards" */ './post-cards/post-cards.tsx').then((m) => m.PostCardsView),
  ),
  productCards: lateView(() =>
    import(/* webpackChunkName: "widget-product-cards" */ './product-cards/product-cards.tsx').then(
      (m) => m.ProductCardsView,
    ),
  ),
  progressBar: lateView(() =>
    import(/* webpackChunkName: "widget-progress-bar" */ './progress-bar/progress-bar.tsx').then(
      (m) => m.ProgressBarView,
    ),
  ),
  socialMedia: lateView(() =>
    import(/* webpackChunkName: "widget-social-media" */ './social-media/social-media.tsx').then(
      (m) => m.SocialMediaView,
    ),
  ),
  tabs: lateView(() => import(/* webpackChunkName: "widget-tabs" */ './tabs/tabs.tsx').then((m) => m.TabsView)),
  video: lateView(() => import(/* webpackChunkName: "widget-video" */ './video/video.tsx').then((m) => m.VideoView)),
};

/** Every widget by its type (spec section 2, "Widget types"). */
export const widgets: Readonly<Record<string, WidgetEntry>> = {
  text: {
    View: TextView,
    definition: () => import(/* webpackChunkName: 'definitions' */ './text/text.widget.ts').then((m) => m.textWidget),
  },
  'enhanced-text': {
    View: EnhancedTextView,
    definition: () =>
      import(/* webpackChunkName: 'definitions' */ './enhanced-text/enhanced-text.widget.ts').then(
        (m) => m.enhancedTextWidget,
      ),
  },
  button: {
    View: ButtonView,
    definition: () =>
      import(/* webpackChunkName: 'definitions' */ './button/button.widget.ts').then((m) => m.buttonWidget),
  },
  image: {
    View: ImageView,
    definition: () =>
      import(/* webpackChunkName: 'definitions' */ './image/image.widget.ts').then((m) => m.imageWidget),
  },
  spacer: {
    View: SpacerView,
    definition: () =>
      import(/* webpackChunkName: 'definitions' */ './spacer/spacer.widget.ts').then((m) => m.spacerWidget),
  },
  divider: {
    View: DividerView,
    definition: () =>
      import(/* webpackChunkName: 'definitions' */ './divider/divider.widget.ts').then((m) => m.dividerWidget),
  },
  video: {
    View: late.video,
    definition: () =>
      import(/* webpackChunkName: 'definitions' */ './video/video.widget.ts').then((m) => m.videoWidget),
  },
  gallery: {
    View: late.gallery,
    definition: () =>
      import(/* webpackChunkName: 'definitions' */ './gallery/gallery.widget.ts').then((m) => m.galleryWidget),
  },
  html: {
    View: HtmlView,
    definition: () => import(/* webpackChunkName: 'definitions' */ './html/html.widget.ts').then((m) => m.htmlWidget),
  },
  'post-cards': {
    View: late.postCards,
    definition: () =>
      import(/* webpackChunkName: 'definitions' */ './post-cards/post-cards.widget.ts').then((m) => m.postCardsWidget),
  },
  'product-cards': {
    View: late.productCards,
    definition: () =>
      import(/* webpackChunkName: 'definitions' */ './product-cards/product-cards.widget.ts').then(
        (m) => m.productCardsWidget,
      ),
  },
  'two-columns': {
    View: TwoColumnsView,
    definition: () =>
      import(/* webpackChunkName: 'definitions' */ './two-columns/two-columns.widget.ts').then(
        (m) => m.twoColumnsWidget,
      ),
  },
  'three-columns': {
    View: ThreeColumnsView,
    definition: () =>
      import(/* webpackChunkName: 'definitions' */ './three-columns/three-columns.widget.ts').then(
        (m) => m.threeColumnsWidget,
      ),
  },
  'four-columns': {
    View: FourColumnsView,
    definition: () =>
      import(/* webpackChunkName: 'definitions' */ './four-columns/four-columns.widget.ts').then(
        (m) => m.fourColumnsWidget,
      ),
  },
  'contact-form': {
    View: late.contactForm,
    definition: () =>
      import(/* webpackChunkName: 'definitions' */ './contact-form/contact-form.widget.ts').then(
        (m) => m.contactFormWidget,
      ),
  },
  accordion: {
    View: late.accordion,
    definition: () =>
      import(/* webpackChunkName: 'definitions' */ './accordion/accordion.widget.ts').then((m) => m.accordionWidget),
  },
  tabs: {
    View: late.tabs,
    definition: () => import(/* webpackChunkName: 'definitions' */ './tabs/tabs.widget.ts').then((m) => m.tabsWidget),
  },
  'progress-bar': {
    View: late.progressBar,
    definition: () =>
      import(/* webpackChunkName: 'definitions' */ './progress-bar/progress-bar.widget.ts').then(
        (m) => m.progressBarWidget,
      ),
  },
  'social-media': {
    View: late.socialMedia,
    definition: () =>
      import(/* webpackChunkName: 'definitions' */ './social-media/social-media.widget.ts').then(
        (m) => m.socialMediaWidget,
      ),
  },
};

/** The widget of a type, nothing where there is none. */
export function widgetOf(type: string): WidgetEntry | undefined {
  return Object.hasOwn(widgets, type) ? widgets[type] : undefined;
}

/** The view of a type, where its code comes later. */
export function lateViewOf(type: string): LateView | undefined {
  const view = widgetOf(type)?.View;
  return allLateViews().find((candidate) => candidate === view);
}

/** Every view whose code comes later. */
export function allLateViews(): readonly LateView[] {
  return Object.values(late);
}
