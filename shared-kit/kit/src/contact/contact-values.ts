/** Values of a contact form (spec section 3, "Contact form payload"). */
export interface ContactValues {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly subject: string;
  readonly message: string;
  readonly gdprConsent: boolean;
}

/** Errors by field: the validation's code, or the server's message. */
export type ContactErrors = {
  readonly [K in keyof ContactValues]?: { readonly code?: string; readonly message?: string };
};

/**
 * Which fields a form shows and requires, besides e-mail and message, which are always required (spec section 5,
 * "Contact form"). The consent is required if it is shown.
 */
export interface ContactFieldModes {
  readonly name: 'required' | 'optional' | 'hidden';
  readonly phone: 'required' | 'optional' | 'hidden';
  readonly subject: 'required' | 'optional' | 'hidden';
  readonly gdprConsent: 'required' | 'hidden';
}

/** Identifies a form in messages to staff. */
export interface FormIdentity {
  readonly id: string;
  readonly title: string;
}
