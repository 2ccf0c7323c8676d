import { z } from '@fakos/shared-kit/forms';
import { readImageSource } from './image-source.ts';
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

/** '' or a picture: the name of an uploaded one, or an address. */
export const imageField = z.string().refine((value) => value === '' || readImageSource(value) !== '');

/** The number of a row of the shop, 0 for none. */
export const rowField = z.number().int().min(0);
