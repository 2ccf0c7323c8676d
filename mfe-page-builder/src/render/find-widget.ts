import type { WidgetEntry } from '../framework/widget.tsx';
import * as registry from '../widgets/index.ts';

/** Every widget (spec section 2, "Widget types"). */
export const widgetEntries: readonly WidgetEntry[] = Object.values(registry);

const entriesByType: ReadonlyMap<string, WidgetEntry> = new Map(widgetEntries.map((entry) => [entry.type, entry]));

/** The widget of a type; undefined for an unknown type. */
export function findWidget(type: string): WidgetEntry | undefined {
  return entriesByType.get(type);
}
