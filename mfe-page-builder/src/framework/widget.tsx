import type { WidgetRecord } from '@fakos/contracts/pages/contract';
import { readFields } from '@fakos/contracts/widgets/read-fields';
import type { WidgetDescription, WidgetFields } from '@fakos/contracts/widgets/widget';
import { createLazyParts, type Lazy, type LazyPartStates } from '@fakos/shared-kit/lazy';
import type { ComponentType, ReactNode } from 'react';
import styles from './widget.module.css';
import { WidgetNotice } from './widget-notice.tsx';

interface RenderContext {
  /** The widget is at the top of the page: its image loads first. */
  readonly isAtTop: boolean;
  /** Share of the section's width that the widget has on wide screens; 1 outside of columns. */
  readonly widthShare: number;
  /** Renders the widgets of a column, which has a share of this widget's width. */
  readonly renderWidgets: (widgets: readonly WidgetRecord[], columnShare: number) => ReactNode;
}

/** Props of a widget's view. */
export interface WidgetViewProps<Fields> extends RenderContext {
  readonly id: string;
  readonly fields: Fields;
}

/** Props of a registered widget, which reads the stored fields for its view. */
export interface WidgetProps extends RenderContext {
  readonly widget: WidgetRecord;
}

/** An entry of the registry (`widgets/index.ts`). */
export interface WidgetEntry {
  readonly type: string;
  readonly Widget: ComponentType<WidgetProps>;
  /** Set if the code of the view loads on demand. */
  readonly lazyView?: Lazy<unknown>;
}

/** Registers the view of a widget that most pages have. */
export function createWidget<Description extends WidgetDescription>(
  description: Description,
  View: ComponentType<WidgetViewProps<WidgetFields<Description>>>,
): WidgetEntry {
  function Widget({ widget, ...context }: WidgetProps) {
    return <View id={widget.id} fields={readFields(description, widget)} {...context} />;
  }
  return { type: description.type, Widget };
}

/** Fallbacks of a widget: while its code loads, and if loading fails. */
export const waitingStates: LazyPartStates = {
  fallback: <div className={styles.loading} aria-busy="true" />,
  failed: <WidgetNotice reason="failed" />,
};

/**
 * Registers the view of a widget that few pages have: its code loads with the first page that shows it. Its styles must be
 * imported with the registration, because a page that the server rendered is seen before that code has loaded.
 */
export function createLazyWidget<Description extends WidgetDescription>(
  description: Description,
  importView: () => Promise<ComponentType<WidgetViewProps<WidgetFields<Description>>>>,
): WidgetEntry {
  const lazyView = createLazyParts(importView);
  const View = lazyView.part((LoadedView) => LoadedView, waitingStates);
  return { ...createWidget(description, View), lazyView };
}
