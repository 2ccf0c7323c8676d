import type { TwoColumnsFields } from '@fakos/contracts/widgets';
import { Columns } from '../../framework/columns.tsx';
import type { WidgetViewProps } from '../../framework/widget.tsx';

export function TwoColumnsView({ fields, renderWidgets }: WidgetViewProps<TwoColumnsFields>) {
  return <Columns fields={fields} columns={[fields.leftColumn, fields.rightColumn]} renderWidgets={renderWidgets} />;
}
