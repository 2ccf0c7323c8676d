import { runningText } from '../shared-fields.ts';
import { defineWidget, type WidgetFields } from '../widget.ts';

/** HTML with size, alignment and colour. */
export const textWidget = defineWidget({ type: 'text', fields: runningText });
/** See {@link textWidget}. */
export type TextFields = WidgetFields<typeof textWidget>;
