import { choiceField, colorField, defineWidget, lengthField, type WidgetFields } from '../widget.ts';

/** A line between two widgets. */
export const dividerWidget = defineWidget({
  type: 'divider',
  fields: {
    style: choiceField(['solid', 'dashed', 'dotted']),
    thickness: lengthField({ min: 0.0625, max: 0.75, default: '0.0625rem' }),
    width: lengthField({ min: 1, max: 100, percentage: true, default: '100%' }),
    color: colorField(),
  },
});
/** See {@link dividerWidget}. */
export type DividerFields = WidgetFields<typeof dividerWidget>;
