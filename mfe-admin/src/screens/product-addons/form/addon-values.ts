import type { EndpointBody } from '@fakos/contracts/endpoint';
import type { FieldErrors } from '@fakos/contracts/errors';
import type { Language } from '@fakos/contracts/languages';
import type { AdminProductAddon, createProductAddon } from '@fakos/contracts/product-addons/contract';
import { MAX_POSITION } from '@fakos/contracts/taxonomy';
import { formatAmountForField, parseAmount, parseWholeNumber } from '../../../framework/decimal.ts';

/** Limits of a price in euros and of a position, as in the contract. */
export const limits = { price: { min: 0, max: 1_000_000 }, position: { min: 0, max: MAX_POSITION } } as const;

/** Localised fields of an add-on, without the language. */
export const localisedNames: readonly string[] = ['name', 'description'];

/** Values of the form of an add-on: price and position as typed. */
export type AddonValues = {
  name_el: string;
  name_en: string;
  description_el: string;
  description_en: string;
  price: string;
  position: string;
  status: AdminProductAddon['status'];
  product_ids: readonly number[];
};

type AddonBody = EndpointBody<typeof createProductAddon>;

/** Values of the form for a new add-on. */
export const newAddonValues: AddonValues = {
  ...{ name_el: '', name_en: '', description_el: '', description_en: '' },
  ...{ price: '', position: '', status: 'draft', product_ids: [] },
};

/** The form's values for an add-on. */
export function toAddonValues(addon: AdminProductAddon, language: Language): AddonValues {
  const { name_el, name_en, description_el, description_en, price, position, status, product_ids } = addon;
  return {
    ...{ name_el, name_en, description_el, description_en, status, product_ids },
    price: formatAmountForField(price, language),
    position: String(position),
  };
}

/** The endpoint's fields for valid values. A new add-on without a position comes last. */
export function toAddonFields({ price, position, product_ids: ids, ...rest }: AddonValues): AddonBody {
  return {
    ...rest,
    price: parseAmount(price) ?? 0,
    ...(position.trim() !== '' && { position: Number(position) }),
    product_ids: [...ids],
  };
}

/** The endpoint's fields for the changes of a form. */
export function toChangedFields(changes: Partial<AddonValues>, stored: AddonValues): Partial<AddonBody> {
  const fields = toAddonFields({ ...stored, ...changes });
  return Object.fromEntries(Object.entries(fields).filter(([name]) => name in changes));
}

/** Messages of the form's own validation. */
export interface AddonMessages {
  readonly required: string;
  readonly price: string;
  readonly position: string;
}

/** Errors of the form's values by field; a stored add-on needs a position. */
export function validateAddon(
  values: AddonValues,
  messages: AddonMessages,
  { isNew }: { isNew: boolean },
): FieldErrors {
  const errors: Record<string, string> = {};
  for (const name of ['name_el', 'name_en'] as const) if (values[name].trim() === '') errors[name] = messages.required;
  const price = parseAmount(values.price);
  if (price === null || price > limits.price.max) errors.price = messages.price;
  const isPositionOpen = isNew && values.position.trim() === '';
  if (!isPositionOpen && parseWholeNumber(values.position, limits.position) === null)
    errors.position = messages.position;
  return errors;
}
