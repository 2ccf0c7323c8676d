/** What the visitor writes (spec section 3, "Contact form payload"). */
export interface ContactValues {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly subject: string;
  readonly message: string;
  readonly gdprConsent: boolean;
}

/** What is wrong with fields: the check's code, or the server's words. */
export type ContactFaults = {
  readonly [K in keyof ContactValues]?: { readonly code?: string; readonly message?: string };
};

/**
 * What a form asks for, and what of it it insists on, beside e-mail and message, which every form needs (spec section
 * 5, "Contact form"). A consent that is shown is insisted on.
 */
export interface ContactAsks {
  readonly name: 'required' | 'optional' | 'hidden';
  readonly phone: 'required' | 'optional' | 'hidden';
  readonly subject: 'required' | 'optional' | 'hidden';
  readonly gdprConsent: 'required' | 'hidden';
}

/** By which staff tell one form of the site from another. */
export interface FormName {
  readonly id: string;
  readonly title: string;
}
