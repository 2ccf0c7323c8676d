import { booleanField, choiceField, defineWidget, linkField, textField, type WidgetFields } from '../widget.ts';

/** A link styled as a button. */
export const buttonWidget = defineWidget({
  type: 'button',
  fields: {
    text: textField(),
    url: linkField(),
    target: choiceField(['_self', '_blank']),
    buttonStyle: choiceField(['primary', 'secondary', 'outline']),
    size: choiceField(['small', 'medium', 'large'], { default: 'medium' }),
    fullWidth: booleanField(false),
  },
});
/** See {@link buttonWidget}. */
export type ButtonFields = WidgetFields<typeof buttonWidget>;
