import {
  defineWidget,
  htmlField,
  iconField,
  idField,
  itemIdField,
  listField,
  textField,
  type WidgetFields,
} from '../widget.ts';

/** A tab without a title cannot be chosen, so it is left out. */
export const tabsWidget = defineWidget({
  type: 'tabs',
  fields: {
    tabs: listField({
      id: idField(),
      title: textField({ required: true }),
      content: htmlField(),
      icon: iconField(),
    }),
    activeTab: itemIdField('tabs'),
  },
});
/** See {@link tabsWidget}. */
export type TabsFields = WidgetFields<typeof tabsWidget>;
