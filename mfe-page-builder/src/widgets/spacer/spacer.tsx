import type { WidgetViewProps } from '../../framework/widget.ts';
import { readSpacerFields } from './spacer.fields.ts';

/** Air between two widgets. */
export function SpacerView({ stored }: WidgetViewProps) {
  return <div style={{ blockSize: readSpacerFields(stored).height }} />;
}
