import { defineWidget, imageField, lengthField, linkField, textField, type WidgetFields } from '../widget.ts';

/** Without a width or height the image has its own. */
export const imageWidget = defineWidget({
  type: 'image',
  fields: {
    imageUrl: imageField(),
    altText: textField(),
    linkUrl: linkField(),
    width: lengthField({ min: 1, max: 100, percentage: true }),
    height: lengthField({ min: 1, max: 100 }),
  },
});
/** See {@link imageWidget}. */
export type ImageFields = WidgetFields<typeof imageWidget>;
