import { columnLayout } from '../shared-fields.ts';
import { columnField, defineWidget, type WidgetFields } from '../widget.ts';

/** Four columns of widgets. */
export const fourColumnsWidget = defineWidget({
  type: 'four-columns',
  fields: {
    column1: columnField(),
    column2: columnField(),
    column3: columnField(),
    column4: columnField(),
    ...columnLayout(['1-1-1-1', '2-1-1-1', '1-2-1-1', '1-1-2-1', '1-1-1-2']),
  },
});
/** See {@link fourColumnsWidget}. */
export type FourColumnsFields = WidgetFields<typeof fourColumnsWidget>;
