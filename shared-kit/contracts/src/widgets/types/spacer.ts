import { defineWidget, lengthField, type WidgetFields } from '../widget.ts';

/** Vertical space between two widgets. */
export const spacerWidget = defineWidget({
  type: 'spacer',
  fields: { height: lengthField({ min: 0, max: 20, default: '2rem' }) },
});
/** See {@link spacerWidget}. */
export type SpacerFields = WidgetFields<typeof spacerWidget>;
