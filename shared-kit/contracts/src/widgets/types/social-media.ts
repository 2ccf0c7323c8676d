import { choiceField, defineWidget, idField, linkField, listField, textField, type WidgetFields } from '../widget.ts';

/** A link of an unknown network or without a usable address is left out. Without a label the network's name is shown. */
export const socialMediaWidget = defineWidget({
  type: 'social-media',
  fields: {
    platforms: listField({
      id: idField(),
      platform: choiceField(
        ['facebook', 'twitter', 'instagram', 'linkedin', 'youtube', 'tiktok', 'whatsapp', 'email'],
        { required: true },
      ),
      url: linkField({ required: true, network: 'platform' }),
      label: textField(),
    }),
  },
});
/** See {@link socialMediaWidget}. */
export type SocialMediaFields = WidgetFields<typeof socialMediaWidget>;
