import { booleanField, defineWidget, longTextField, textField, type WidgetFields } from '../widget.ts';

/** E-mail and message are always shown and required (spec section 5). An empty text is replaced by the site's own. */
export const contactFormWidget = defineWidget({
  type: 'contact-form',
  fields: {
    title: textField(),
    showName: booleanField(true),
    showPhone: booleanField(true),
    showSubject: booleanField(true),
    showGdpr: booleanField(true),
    requireName: booleanField(false),
    requirePhone: booleanField(false),
    requireSubject: booleanField(false),
    nameLabel: textField(),
    emailLabel: textField(),
    phoneLabel: textField(),
    subjectLabel: textField(),
    messageLabel: textField(),
    gdprLabel: longTextField(),
    namePlaceholder: textField(),
    emailPlaceholder: textField(),
    phonePlaceholder: textField(),
    subjectPlaceholder: textField(),
    messagePlaceholder: textField(),
    successMessage: longTextField(),
    buttonText: textField(),
  },
});
/** See {@link contactFormWidget}. */
export type ContactFormFields = WidgetFields<typeof contactFormWidget>;
