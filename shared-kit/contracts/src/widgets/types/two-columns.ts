import { columnLayout } from '../shared-fields.ts';
import { columnField, defineWidget, type WidgetFields } from '../widget.ts';

/** Two columns of widgets. */
export const twoColumnsWidget = defineWidget({
  type: 'two-columns',
  fields: {
    leftColumn: columnField(),
    rightColumn: columnField(),
    ...columnLayout(['1-1', '1-2', '2-1', '1-3', '3-1']),
  },
});
/** See {@link twoColumnsWidget}. */
export type TwoColumnsFields = WidgetFields<typeof twoColumnsWidget>;
