import type { WidgetRecord } from '@fakos/shared-kit/api/pages/contract';
import type { z } from '@fakos/shared-kit/forms';
import type { ComponentType, ReactNode } from 'react';

/** A widget's own fields as they are stored: anything, because people and older versions wrote them. */
export type StoredFields = Readonly<Record<string, unknown>>;

/** What a widget's view receives. It must render whatever `stored` holds. */
export interface WidgetViewProps {
  readonly stored: StoredFields;
  /** Among the first things seen of a page: its picture must not wait. */
  readonly early: boolean;
  /** Renders the widgets of a column, for widgets that hold others. */
  readonly renderWidgets: (widgets: readonly WidgetRecord[]) => ReactNode;
}

/**
 * A widget as the editor knows it. `schema` names and checks its fields, `defaults` is what a new one starts with,
 * `migrate` turns what an older version stored into today's fields. Pages never load it: it brings zod along.
 */
export interface WidgetDefinition<Fields extends object> {
  readonly type: string;
  readonly version: number;
  readonly schema: z.ZodType<Fields>;
  readonly defaults: Fields;
  readonly migrate: (stored: StoredFields) => Fields;
}

/** A line of the registry: what pages render at once or fetch (`lateView`), and what the editor loads. */
export interface WidgetEntry {
  readonly View: ComponentType<WidgetViewProps>;
  readonly definition: () => Promise<WidgetDefinition<object>>;
}
