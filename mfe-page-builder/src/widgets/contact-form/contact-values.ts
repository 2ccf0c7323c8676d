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

/** Reads the form as it stands; what it does not ask for is empty. */
export function readContact(form: HTMLFormElement): ContactValues {
  const data = new FormData(form);
  const text = (name: keyof ContactValues) => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  return {
    name: text('name'),
    email: text('email'),
    phone: text('phone'),
    subject: text('subject'),
    message: text('message'),
    gdprConsent: data.has('gdprConsent'),
  };
}
