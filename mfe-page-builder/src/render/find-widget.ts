import type { RemoteHost } from '@fakos/shared-kit/remote/host';
import { createContributedWidget } from '../framework/contributed-widget.tsx';
import type { WidgetEntry } from '../framework/widget.tsx';
import * as registry from '../widgets/index.ts';

/** Every widget (spec section 2, "Widget types"). */
export const widgetEntries: readonly WidgetEntry[] = Object.values(registry);

const entriesByType: ReadonlyMap<string, WidgetEntry> = new Map(widgetEntries.map((entry) => [entry.type, entry]));
/** Entries of widgets that live remotes contribute, which are the same as long as this module is loaded. */
const contributedEntries = new Map<string, WidgetEntry>();

/** The widget of a type, the page builder's own or one of another remote; undefined for an unknown type. */
export function findWidget(type: string, contributed: RemoteHost['widgets']): WidgetEntry | undefined {
  const own = entriesByType.get(type);
  // Also where the entry is known: it reports to the server which widgets the page contains.
  const fill = own ? undefined : contributed?.find(type);
  if (!fill) return own;
  const entry = contributedEntries.get(type) ?? createContributedWidget(type, fill);
  contributedEntries.set(type, entry);
  return entry;
}
