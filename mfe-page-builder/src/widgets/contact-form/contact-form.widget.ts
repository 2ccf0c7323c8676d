import { z } from '@fakos/shared-kit/forms';
import type { WidgetDefinition } from '../../framework/widget.ts';
import { type ContactFormFields, contactFormDefaults, readContactFormFields } from './contact-form.fields.ts';

export const contactFormWidget: WidgetDefinition<ContactFormFields> = {
  type: 'contact-form',
  version: 1,
  schema: z.object({
    title: z.string(),
    showName: z.boolean(),
    showPhone: z.boolean(),
    showSubject: z.boolean(),
    showGdpr: z.boolean(),
    requireName: z.boolean(),
    requirePhone: z.boolean(),
    requireSubject: z.boolean(),
    nameLabel: z.string(),
    emailLabel: z.string(),
    phoneLabel: z.string(),
    subjectLabel: z.string(),
    messageLabel: z.string(),
    gdprLabel: z.string(),
    namePlaceholder: z.string(),
    emailPlaceholder: z.string(),
    phonePlaceholder: z.string(),
    subjectPlaceholder: z.string(),
    messagePlaceholder: z.string(),
    successMessage: z.string(),
    buttonText: z.string(),
  }),
  defaults: contactFormDefaults,
  migrate: readContactFormFields,
};
