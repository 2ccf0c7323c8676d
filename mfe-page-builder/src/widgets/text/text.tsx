import type { TextFields } from '@fakos/contracts/widgets';
import { RunningText } from '../../framework/running-text.tsx';
import type { WidgetViewProps } from '../../framework/widget.tsx';

export function TextView({ fields }: WidgetViewProps<TextFields>) {
  return <RunningText {...fields} />;
}
