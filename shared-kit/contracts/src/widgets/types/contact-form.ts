import { booleanField, defineWidget, longTextField, textField, type WidgetFields } from '../widget.ts';

/** E-mail and message are always shown and required (spec section 5). An empty text is replaced by the site's own. */
export const contactFormWidget = defineWidget({
  type: 'contact-form',
  fields: {
    title: textField(),
    showName: booleanField(true, { group: 'elements' }),
    showPhone: booleanField(true, { group: 'elements' }),
    showSubject: booleanField(true, { group: 'elements' }),
    showGdpr: booleanField(true, { group: 'elements' }),
    requireName: booleanField(false, { group: 'elements' }),
    requirePhone: booleanField(false, { group: 'elements' }),
    requireSubject: booleanField(false, { group: 'elements' }),
    nameLabel: textField({ group: 'labels' }),
    emailLabel: textField({ group: 'labels' }),
    phoneLabel: textField({ group: 'labels' }),
    subjectLabel: textField({ group: 'labels' }),
    messageLabel: textField({ group: 'labels' }),
    gdprLabel: longTextField({ group: 'labels' }),
    namePlaceholder: textField({ group: 'placeholders' }),
    emailPlaceholder: textField({ group: 'placeholders' }),
    phonePlaceholder: textField({ group: 'placeholders' }),
    subjectPlaceholder: textField({ group: 'placeholders' }),
    messagePlaceholder: textField({ group: 'placeholders' }),
    successMessage: longTextField(),
    buttonText: textField(),
  },
});
/** See {@link contactFormWidget}. */
export type ContactFormFields = WidgetFields<typeof contactFormWidget>;
