import { z } from '@fakos/shared-kit/forms';
import { readColour, readLength, readSize, readUrl } from './read-fields.ts';

const ANY_LENGTH = { min: 0, max: Number.MAX_SAFE_INTEGER };

/** '' or a CSS length. */
export const lengthField = z.string().refine((value) => value === '' || readLength(value, ANY_LENGTH) !== '');

/** '' or a CSS length or percentage. */
export const sizeField = z.string().refine((value) => value === '' || readSize(value, ANY_LENGTH) !== '');

/** '' or a CSS colour. */
export const colourField = z.string().refine((value) => value === '' || readColour(value) !== '');

/** '' or an address that a widget may link to. */
export const urlField = z.string().refine((value) => value === '' || readUrl(value) !== '');
