import type { WidgetRecord } from '@fakos/contracts/pages/contract';
import { useRemoteHost } from '@fakos/shared-kit/remote/host';
import { memo } from 'react';
import { WidgetBoundary } from '../framework/widget-boundary.tsx';
import { WidgetNotice } from '../framework/widget-notice.tsx';
import { findWidget } from './find-widget.ts';
import styles from './widget-list.module.css';

/** Number of widgets whose images load first, in the section or column at the top of a page. */
const WIDGETS_AT_TOP = 2;

interface WidgetListProps {
  widgets: readonly WidgetRecord[];
  /** The list is at the top of the page. */
  isAtTop: boolean;
  /** Share of the section's width that the list has on wide screens. */
  widthShare?: number;
}

export function WidgetList({ widgets, isAtTop, widthShare = 1 }: WidgetListProps) {
  const { widgets: contributed } = useRemoteHost();
  if (widgets.length === 0) return null;
  // Styles of the kit's components in these widgets are loaded with the widgets' code.
  const needsScripts = widgets.some(({ type }) => findWidget(type, contributed)?.lazyView !== undefined);
  return (
    <div className={styles.widgets} data-needs-scripts={needsScripts ? '' : undefined}>
      {widgets.map((widget, index) => (
        <WidgetBoundary key={widget.id}>
          <ListedWidget widget={widget} isAtTop={isAtTop && index < WIDGETS_AT_TOP} widthShare={widthShare} />
        </WidgetBoundary>
      ))}
    </div>
  );
}

interface ListedWidgetProps {
  widget: WidgetRecord;
  isAtTop: boolean;
  widthShare: number;
}

/** Memoised by contents: rendering again would make React discard the server-rendered HTML while the code is loading. */
const ListedWidget = memo(
  RenderedWidget,
  (before, after) =>
    before.isAtTop === after.isAtTop &&
    before.widthShare === after.widthShare &&
    (before.widget === after.widget || JSON.stringify(before.widget) === JSON.stringify(after.widget)),
);

function RenderedWidget({ widget, isAtTop, widthShare }: ListedWidgetProps) {
  const entry = findWidget(widget.type, useRemoteHost().widgets);
  if (!entry) return <WidgetNotice reason="unknown" type={widget.type} />;
  const renderWidgets = (nested: readonly WidgetRecord[], columnShare: number) => (
    <WidgetList widgets={nested} isAtTop={isAtTop} widthShare={widthShare * columnShare} />
  );
  return <entry.Widget widget={widget} isAtTop={isAtTop} widthShare={widthShare} renderWidgets={renderWidgets} />;
}
