import { z } from '@fakos/shared-kit/forms';
import { colourField, lengthField } from './field-schemas.ts';
import { textAligns } from './running-text.fields.ts';

/** A text and how it is set. */
export const runningTextSchema = {
  content: z.string(),
  fontSize: lengthField,
  textAlign: z.enum(textAligns),
  textColor: colourField,
};
