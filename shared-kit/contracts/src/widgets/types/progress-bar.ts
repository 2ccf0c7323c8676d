import {
  booleanField,
  colorField,
  defineWidget,
  idField,
  listField,
  percentageField,
  textField,
  type WidgetFields,
} from '../widget.ts';

/** Bars with percentages. A bar without a colour has one of eight defaults. */
export const progressBarWidget = defineWidget({
  type: 'progress-bar',
  fields: {
    bars: listField({
      id: idField(),
      label: textField(),
      percentage: percentageField(),
      color: colorField(),
      showPercentage: booleanField(true),
    }),
    animated: booleanField(true),
  },
});
/** See {@link progressBarWidget}. */
export type ProgressBarFields = WidgetFields<typeof progressBarWidget>;
