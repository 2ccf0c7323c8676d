import type { FourColumnsFields } from '@fakos/contracts/widgets';
import { Columns } from '../../framework/columns.tsx';
import type { WidgetViewProps } from '../../framework/widget.tsx';

export function FourColumnsView({ fields, renderWidgets }: WidgetViewProps<FourColumnsFields>) {
  const { column1, column2, column3, column4 } = fields;
  return <Columns fields={fields} columns={[column1, column2, column3, column4]} renderWidgets={renderWidgets} />;
}
