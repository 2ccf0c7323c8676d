import { columnLayout } from '../shared-fields.ts';
import { columnField, defineWidget, type WidgetFields } from '../widget.ts';

/** Three columns of widgets. */
export const threeColumnsWidget = defineWidget({
  type: 'three-columns',
  fields: {
    leftColumn: columnField(),
    centerColumn: columnField(),
    rightColumn: columnField(),
    ...columnLayout(['1-1-1', '1-2-1', '2-1-1', '1-1-2']),
  },
});
/** See {@link threeColumnsWidget}. */
export type ThreeColumnsFields = WidgetFields<typeof threeColumnsWidget>;
