import { booleanField, defineWidget, htmlField, idField, listField, textField, type WidgetFields } from '../widget.ts';

/** An item without a title cannot be opened, so it is left out. */
export const accordionWidget = defineWidget({
  type: 'accordion',
  fields: {
    items: listField({
      id: idField(),
      title: textField({ required: true }),
      content: htmlField(),
      isOpen: booleanField(false),
    }),
    allowMultiple: booleanField(false),
  },
});
/** See {@link accordionWidget}. */
export type AccordionFields = WidgetFields<typeof accordionWidget>;
