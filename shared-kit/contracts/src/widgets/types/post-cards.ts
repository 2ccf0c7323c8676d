import { choiceField, defineWidget, numberField, rowField, type WidgetFields } from '../widget.ts';

/** The limit's default is that of spec section 9. `list` cards are one below the other. */
export const postCardsWidget = defineWidget({
  type: 'post-cards',
  fields: {
    limit: numberField({ min: 1, max: 24, default: 6 }),
    categoryId: rowField('post-categories'),
    postType: choiceField(['all', 'featured']),
    cardStyle: choiceField(['project-cards', 'list']),
    columns: numberField({ min: 1, max: 4, default: 3 }),
  },
});
/** See {@link postCardsWidget}. */
export type PostCardsFields = WidgetFields<typeof postCardsWidget>;
