import type { WidgetRecord } from '@fakos/shared-kit/api/pages/contract';
import { Suspense } from 'react';
import { WidgetBoundary } from '../framework/widget-boundary.tsx';
import { WidgetNotice } from '../framework/widget-notice.tsx';
import { widgetOf } from '../widgets/index.ts';
import styles from './widget-list.module.css';

/** How many widgets of a page's first section are among the first things seen. */
const EARLY_WIDGETS = 2;

interface WidgetListProps {
  widgets: readonly WidgetRecord[];
  /** The list opens the page, so that its pictures must not wait. */
  early: boolean;
}

/** Widgets one below the other, in the given order. */
export function WidgetList({ widgets, early }: WidgetListProps) {
  if (widgets.length === 0) return null;
  return (
    <div className={styles.widgets}>
      {widgets.map((widget, index) => (
        <WidgetBoundary key={widget.id}>
          <Widget widget={widget} early={early && index < EARLY_WIDGETS} />
        </WidgetBoundary>
      ))}
    </div>
  );
}

function Widget({ widget, early }: { widget: WidgetRecord; early: boolean }) {
  const entry = widgetOf(widget.type);
  if (!entry) return <WidgetNotice reason="unknown" type={widget.type} />;
  const renderWidgets = (nested: readonly WidgetRecord[]) => <WidgetList widgets={nested} early={early} />;
  return (
    <Suspense fallback={<div className={styles.place} aria-busy="true" />}>
      <entry.View stored={widget} early={early} renderWidgets={renderWidgets} />
    </Suspense>
  );
}
