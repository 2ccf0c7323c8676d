import { Columns } from '../../framework/columns.tsx';
import type { WidgetViewProps } from '../../framework/widget.ts';
import { readTwoColumnsFields } from './two-columns.fields.ts';

/** Two lists of widgets side by side. */
export function TwoColumnsView({ stored, renderWidgets }: WidgetViewProps) {
  const { leftColumn, rightColumn, ...look } = readTwoColumnsFields(stored);
  return <Columns look={look} columns={[leftColumn, rightColumn]} renderWidgets={renderWidgets} />;
}
