import type { WidgetRecord } from '@fakos/shared-kit/api/pages/contract';
import { useText } from '../text.ts';
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
        <Widget key={widget.id} widget={widget} early={early && index < EARLY_WIDGETS} />
      ))}
    </div>
  );
}

function Widget({ widget, early }: { widget: WidgetRecord; early: boolean }) {
  const text = useText();
  const entry = widgetOf(widget.type);
  if (!entry) return <p className={styles.unknown}>{text('section.unknownWidget', { type: widget.type })}</p>;
  const renderWidgets = (nested: readonly WidgetRecord[]) => <WidgetList widgets={nested} early={early} />;
  return <entry.View stored={widget} early={early} renderWidgets={renderWidgets} />;
}
