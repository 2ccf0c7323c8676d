import type { SpacerFields } from '@fakos/contracts/widgets';
import type { WidgetViewProps } from '../../framework/widget.tsx';

export function SpacerView({ fields }: WidgetViewProps<SpacerFields>) {
  return <div style={{ blockSize: fields.height }} />;
}
