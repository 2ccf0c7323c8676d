import { z } from 'zod';
import { contactLensConfiguration } from '../contact-lenses/fields.ts';
import { lensConfiguration } from '../lenses/fields.ts';
import { readingStrengthConfiguration } from '../reading-glasses/fields.ts';

/**
 * The configuration of one piece of a cart line, besides its add-ons: the powers of contact lenses, the strength of
 * reading glasses. Two lines of a product with different configurations are two lines. The cart in the browser's storage,
 * the quote, the order's line and the reorder carry it unchanged.
 *
 * To add a kind:
 * 1. Add its schema, with a `kind` of its own, to this union. It may contain everything that the line's price, stock and
 *    description depend on, and nothing that is a secret: it is stored in the browser.
 * 2. Write a `ConfigurationKind` in `store-api/src/domain/sales/configurations/` and add it to `kinds.ts`: whether the
 *    product can have the configuration, what one piece costs, how much stock it takes, and its description in words.
 * 3. If products of a type cannot be sold without the kind, add it to `requiredKinds` in `rules.ts`.
 *
 * Cart, checkout, order pages, e-mails and the back office show the server's description (`configurationText`) and do not
 * depend on kinds.
 */
export const lineConfiguration = z.discriminatedUnion('kind', [
  contactLensConfiguration,
  readingStrengthConfiguration,
  lensConfiguration,
]);
/** See {@link lineConfiguration}. */
export type LineConfiguration = z.output<typeof lineConfiguration>;

/** One row of a configuration's description in the visitor's language, for example "Right eye": "−2.50, 2 boxes". */
export const configurationText = z.object({ label: z.string(), value: z.string() });
/** See {@link configurationText}. */
export type ConfigurationText = z.output<typeof configurationText>;

/** The fields that a quote's and an order's line have if the line is configured. */
export const configuredLine = z.object({
  configuration: lineConfiguration.optional(),
  configuration_texts: z.array(configurationText).optional(),
});
