import type { ThreeColumnsFields } from '@fakos/contracts/widgets';
import { Columns } from '../../framework/columns.tsx';
import type { WidgetViewProps } from '../../framework/widget.tsx';

export function ThreeColumnsView({ fields, renderWidgets }: WidgetViewProps<ThreeColumnsFields>) {
  const { leftColumn, centerColumn, rightColumn } = fields;
  return <Columns fields={fields} columns={[leftColumn, centerColumn, rightColumn]} renderWidgets={renderWidgets} />;
}
