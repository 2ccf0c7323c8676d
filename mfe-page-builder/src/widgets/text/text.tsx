import { RunningText } from '../../framework/running-text.tsx';
import type { WidgetViewProps } from '../../framework/widget.ts';
import { readTextFields } from './text.fields.ts';

/** Running text that people wrote. */
export function TextView({ stored }: WidgetViewProps) {
  return <RunningText {...readTextFields(stored)} />;
}
