import { Columns } from '../../framework/columns.tsx';
import type { WidgetViewProps } from '../../framework/widget.ts';
import { readFourColumnsFields } from './four-columns.fields.ts';

/** Four lists of widgets side by side. */
export function FourColumnsView({ stored, renderWidgets }: WidgetViewProps) {
  const { column1, column2, column3, column4, ...look } = readFourColumnsFields(stored);
  return <Columns look={look} columns={[column1, column2, column3, column4]} renderWidgets={renderWidgets} />;
}
