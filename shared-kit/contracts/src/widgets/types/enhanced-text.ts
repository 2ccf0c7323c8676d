import { runningText } from '../shared-fields.ts';
import { colorField, defineWidget, lengthField, type WidgetFields } from '../widget.ts';

/** Text on a background of its own. */
export const enhancedTextWidget = defineWidget({
  type: 'enhanced-text',
  fields: {
    ...runningText,
    backgroundColor: colorField(),
    padding: lengthField({ min: 0, max: 6 }),
  },
});
/** See {@link enhancedTextWidget}. */
export type EnhancedTextFields = WidgetFields<typeof enhancedTextWidget>;
