import { readChoice, readFlag, readText, readUrl } from '../../framework/read-fields.ts';
import type { StoredFields } from '../../framework/widget.ts';

export const buttonTargets = ['_self', '_blank'] as const;
export const buttonStyles = ['primary', 'secondary', 'outline'] as const;
export const buttonSizes = ['small', 'medium', 'large'] as const;

/** Fields of the button widget (spec section 3). */
export interface ButtonFields {
  text: string;
  url: string;
  target: (typeof buttonTargets)[number];
  buttonStyle: (typeof buttonStyles)[number];
  size: (typeof buttonSizes)[number];
  fullWidth: boolean;
}

export const buttonDefaults: ButtonFields = {
  text: '',
  url: '',
  target: '_self',
  buttonStyle: 'primary',
  size: 'medium',
  fullWidth: false,
};

/** Today's fields from whatever is stored. */
export function readButtonFields(stored: StoredFields): ButtonFields {
  return {
    text: readText(stored.text).trim(),
    url: readUrl(stored.url),
    target: readChoice(stored.target, buttonTargets, buttonDefaults.target),
    buttonStyle: readChoice(stored.buttonStyle, buttonStyles, buttonDefaults.buttonStyle),
    size: readChoice(stored.size, buttonSizes, buttonDefaults.size),
    fullWidth: readFlag(stored.fullWidth),
  };
}
