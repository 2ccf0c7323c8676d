import type * as widgets from '@fakos/contracts/widgets';
import {
  IconAlignLeft,
  IconArticle,
  IconChartBar,
  IconCode,
  IconColumns2,
  IconColumns3,
  IconEyeglass,
  IconForms,
  IconHandClick,
  IconLayoutColumns,
  IconLayoutNavbar,
  IconLibraryPhoto,
  IconListDetails,
  IconNews,
  IconPhoto,
  IconSeparator,
  IconShare,
  IconSpacingVertical,
  IconVideo,
} from '@tabler/icons-react';
import type { ComponentType } from 'react';

type Descriptions = typeof widgets;

/** Types of the page builder's own widgets. */
export type WidgetType = Descriptions[keyof Descriptions]['type'];

/** Groups of the library in their order; `remote` has the widgets that other remotes contribute. */
export const widgetCategories = ['text', 'media', 'layout', 'shop', 'contact', 'remote'] as const;
/** See {@link widgetCategories}. */
export type WidgetCategory = (typeof widgetCategories)[number];

interface WidgetLabel {
  readonly category: WidgetCategory;
  readonly icon: ComponentType<{ size?: number | string; 'aria-hidden'?: boolean }>;
}

/**
 * How the editor groups and draws each type of widget. Names are in its locales below `outline.types`, a description and
 * search terms below `library.widgets`. Apart from the descriptions, which visitors download.
 */
export const widgetLabels = {
  accordion: { category: 'text', icon: IconListDetails },
  button: { category: 'contact', icon: IconHandClick },
  'contact-form': { category: 'contact', icon: IconForms },
  divider: { category: 'layout', icon: IconSeparator },
  'enhanced-text': { category: 'text', icon: IconArticle },
  'four-columns': { category: 'layout', icon: IconLayoutColumns },
  gallery: { category: 'media', icon: IconLibraryPhoto },
  html: { category: 'text', icon: IconCode },
  image: { category: 'media', icon: IconPhoto },
  'post-cards': { category: 'shop', icon: IconNews },
  'product-cards': { category: 'shop', icon: IconEyeglass },
  'progress-bar': { category: 'text', icon: IconChartBar },
  'social-media': { category: 'contact', icon: IconShare },
  spacer: { category: 'layout', icon: IconSpacingVertical },
  tabs: { category: 'text', icon: IconLayoutNavbar },
  text: { category: 'text', icon: IconAlignLeft },
  'three-columns': { category: 'layout', icon: IconColumns3 },
  'two-columns': { category: 'layout', icon: IconColumns2 },
  video: { category: 'media', icon: IconVideo },
} as const satisfies Record<WidgetType, WidgetLabel>;

/** Types of the page builder's own widgets, by name. */
export const widgetTypes = Object.keys(widgetLabels) as readonly WidgetType[];

/** True for a type of the page builder's own widgets. */
export function isWidgetType(type: string): type is WidgetType {
  return Object.hasOwn(widgetLabels, type);
}
