import {
  booleanField,
  defineWidget,
  imageField,
  lengthField,
  listField,
  longTextField,
  numberField,
  textField,
  type WidgetFields,
} from '../widget.ts';

/** Images are stored as addresses, file names, or records of the media library. */
export const galleryWidget = defineWidget({
  type: 'gallery',
  fields: {
    images: listField(
      {
        url: imageField({ required: true, readFrom: ['filename', 'imageUrl', 'url'] }),
        alt: textField({ readFrom: ['alt', 'altText', 'title'] }),
        caption: longTextField(),
      },
      { textItem: 'url' },
    ),
    columns: numberField({ min: 1, max: 6, default: 3 }),
    spacing: lengthField({ min: 0, max: 4, default: '1rem' }),
    lightbox: booleanField(true),
  },
});
/** See {@link galleryWidget}. */
export type GalleryFields = WidgetFields<typeof galleryWidget>;
