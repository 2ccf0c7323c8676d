import type { WidgetEntry } from '../framework/widget.ts';
import { ButtonView } from './button/button.tsx';
import { ImageView } from './image/image.tsx';
import { TextView } from './text/text.tsx';
import { TwoColumnsView } from './two-columns/two-columns.tsx';

/** Every widget by its type. */
export const widgets: Readonly<Record<string, WidgetEntry>> = {
  text: { View: TextView, definition: () => import('./text/text.widget.ts').then((m) => m.textWidget) },
  image: { View: ImageView, definition: () => import('./image/image.widget.ts').then((m) => m.imageWidget) },
  button: { View: ButtonView, definition: () => import('./button/button.widget.ts').then((m) => m.buttonWidget) },
  'two-columns': {
    View: TwoColumnsView,
    definition: () => import('./two-columns/two-columns.widget.ts').then((m) => m.twoColumnsWidget),
  },
};

/** The widget of a type, nothing where there is none. */
export function widgetOf(type: string): WidgetEntry | undefined {
  return Object.hasOwn(widgets, type) ? widgets[type] : undefined;
}
