import { contactLimits } from '@fakos/contracts/contact/fields';
import { paths } from '@fakos/contracts/paths';

/** A field of a form. */
export interface PlainField {
  readonly name: 'name' | 'email' | 'phone' | 'subject' | 'message' | 'password' | 'gdprConsent' | 'terms';
  readonly kind: 'text' | 'email' | 'tel' | 'password' | 'lines' | 'agreement';
  readonly autocomplete?: string;
}

/** Values of a form by field. */
export type FormValues = Readonly<Record<string, string>>;

/** A form of the site that works without scripts. */
export interface PlainForm {
  readonly name: 'contact' | 'registration' | 'forgotPassword';
  readonly fields: readonly PlainField[];
  /** Address of the endpoint, below the API's base. */
  readonly endpoint: string;
  /** True for a form that was sent from a page, given without its language. */
  isSentFrom(page: string, values: FormValues): boolean;
  /** The request's body. */
  toBody(values: FormValues, page: string): object;
}

const email: PlainField = { name: 'email', kind: 'email', autocomplete: 'email' };
const name: PlainField = { name: 'name', kind: 'text', autocomplete: 'name' };

const contact: PlainForm = {
  name: 'contact',
  fields: [
    name,
    email,
    { name: 'phone', kind: 'tel', autocomplete: 'tel' },
    { name: 'subject', kind: 'text' },
    { name: 'message', kind: 'lines' },
    { name: 'gdprConsent', kind: 'agreement' },
  ],
  endpoint: 'contact.php?action=send_message',
  // Pages that staff build can have this form anywhere.
  isSentFrom: (_page, values) => values.email !== undefined && values.message !== undefined,
  toBody({ name = '', email = '', phone = '', subject = '', message = '' }, page) {
    // Without scripts, staff see the page instead of the form's title.
    return {
      name,
      email,
      phone,
      subject,
      message,
      gdprConsent: true,
      form_title: page.slice(0, contactLimits.formTitle),
    };
  },
};
const registration: PlainForm = {
  name: 'registration',
  fields: [
    name,
    email,
    { name: 'password', kind: 'password', autocomplete: 'new-password' },
    { name: 'terms', kind: 'agreement' },
  ],
  endpoint: 'users.php',
  isSentFrom: (page) => page === paths.register,
  toBody: ({ name = '', email = '', password = '' }) => ({ name, email, password }),
};

const forgotPassword: PlainForm = {
  name: 'forgotPassword',
  fields: [email],
  endpoint: 'users.php?action=forgot-password',
  isSentFrom: (page) => page === paths.forgotPassword,
  toBody: ({ email = '' }) => ({ email }),
};

/**
 * The forms that work without scripts. Sign-in, cart and checkout are not among them: the specification stores the session
 * and the cart in the browser, where only scripts can.
 */
export const plainForms: readonly PlainForm[] = [registration, forgotPassword, contact];
