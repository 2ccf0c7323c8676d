import { Columns } from '../../framework/columns.tsx';
import type { WidgetViewProps } from '../../framework/widget.ts';
import { readThreeColumnsFields } from './three-columns.fields.ts';

/** Three lists of widgets side by side. */
export function ThreeColumnsView({ stored, renderWidgets }: WidgetViewProps) {
  const { leftColumn, centerColumn, rightColumn, ...look } = readThreeColumnsFields(stored);
  return <Columns look={look} columns={[leftColumn, centerColumn, rightColumn]} renderWidgets={renderWidgets} />;
}
