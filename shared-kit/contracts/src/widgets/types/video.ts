import {
  booleanField,
  choiceField,
  defineWidget,
  imageField,
  textField,
  videoLinkField,
  type WidgetFields,
} from '../widget.ts';

/** `title` is the accessible name. The thumbnail is the site's own: no other host may learn of a visitor before consent. */
export const videoWidget = defineWidget({
  type: 'video',
  fields: {
    videoType: choiceField(['youtube', 'vimeo', 'mp4']),
    videoUrl: videoLinkField('videoType'),
    autoplay: booleanField(false),
    thumbnail: imageField({ ownHostOnly: true }),
    title: textField(),
  },
});
/** See {@link videoWidget}. */
export type VideoFields = WidgetFields<typeof videoWidget>;
