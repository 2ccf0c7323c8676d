import type { ContactAsks, QuestionWords } from '@fakos/shared-kit/contact';
import { readFlag, readText } from '../../framework/read-fields.ts';
import { readFlagOr } from '../../framework/read-lists.ts';
import type { StoredFields } from '../../framework/widget.ts';

/** Fields of the contact-form widget (spec section 3). A label, text or placeholder of '' is the site's own. */
export interface ContactFormFields {
  title: string;
  showName: boolean;
  showPhone: boolean;
  showSubject: boolean;
  showGdpr: boolean;
  requireName: boolean;
  requirePhone: boolean;
  requireSubject: boolean;
  nameLabel: string;
  emailLabel: string;
  phoneLabel: string;
  subjectLabel: string;
  messageLabel: string;
  gdprLabel: string;
  namePlaceholder: string;
  emailPlaceholder: string;
  phonePlaceholder: string;
  subjectPlaceholder: string;
  messagePlaceholder: string;
  successMessage: string;
  buttonText: string;
}

export const contactFormDefaults: ContactFormFields = {
  title: '',
  showName: true,
  showPhone: true,
  showSubject: true,
  showGdpr: true,
  requireName: false,
  requirePhone: false,
  requireSubject: false,
  nameLabel: '',
  emailLabel: '',
  phoneLabel: '',
  subjectLabel: '',
  messageLabel: '',
  gdprLabel: '',
  namePlaceholder: '',
  emailPlaceholder: '',
  phonePlaceholder: '',
  subjectPlaceholder: '',
  messagePlaceholder: '',
  successMessage: '',
  buttonText: '',
};

/** Today's fields from whatever is stored. */
export function readContactFormFields(stored: StoredFields): ContactFormFields {
  const words = (name: keyof ContactFormFields) => readText(stored[name]).trim();
  return {
    title: words('title'),
    showName: readFlagOr(stored.showName, true),
    showPhone: readFlagOr(stored.showPhone, true),
    showSubject: readFlagOr(stored.showSubject, true),
    showGdpr: readFlagOr(stored.showGdpr, true),
    requireName: readFlag(stored.requireName),
    requirePhone: readFlag(stored.requirePhone),
    requireSubject: readFlag(stored.requireSubject),
    nameLabel: words('nameLabel'),
    emailLabel: words('emailLabel'),
    phoneLabel: words('phoneLabel'),
    subjectLabel: words('subjectLabel'),
    messageLabel: words('messageLabel'),
    gdprLabel: words('gdprLabel'),
    namePlaceholder: words('namePlaceholder'),
    emailPlaceholder: words('emailPlaceholder'),
    phonePlaceholder: words('phonePlaceholder'),
    subjectPlaceholder: words('subjectPlaceholder'),
    messagePlaceholder: words('messagePlaceholder'),
    successMessage: words('successMessage'),
    buttonText: words('buttonText'),
  };
}

/** What the form asks for and insists on (spec section 5): e-mail and message always, the rest as the widget says. */
export function asksOf(fields: ContactFormFields): ContactAsks {
  const ask = (isShown: boolean, isRequired: boolean) => (isShown ? (isRequired ? 'required' : 'optional') : 'hidden');
  return {
    name: ask(fields.showName, fields.requireName),
    phone: ask(fields.showPhone, fields.requirePhone),
    subject: ask(fields.showSubject, fields.requireSubject),
    gdprConsent: fields.showGdpr ? 'required' : 'hidden',
  };
}

/** What the page's author calls the questions. */
export function wordsOf(fields: ContactFormFields): QuestionWords {
  return {
    labels: {
      name: fields.nameLabel,
      email: fields.emailLabel,
      phone: fields.phoneLabel,
      subject: fields.subjectLabel,
      message: fields.messageLabel,
      gdprConsent: fields.gdprLabel,
    },
    placeholders: {
      name: fields.namePlaceholder,
      email: fields.emailPlaceholder,
      phone: fields.phonePlaceholder,
      subject: fields.subjectPlaceholder,
      message: fields.messagePlaceholder,
    },
  };
}
