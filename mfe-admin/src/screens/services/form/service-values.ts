import { defaultSchedule, type ServiceSchedule } from '@fakos/contracts/booking-slots/fields';
import type { EndpointBody } from '@fakos/contracts/endpoint';
import type { FieldErrors } from '@fakos/contracts/errors';
import type { Language } from '@fakos/contracts/languages';
import { type AdminService, type createService, MAX_SERVICE_MINUTES } from '@fakos/contracts/services/contract';
import { formatAmountForField, parseAmount, parseWholeNumber } from '../../../framework/decimal.ts';

/** Limits of a price in euros and of a duration in minutes, as in the contract. */
export const limits = { price: { min: 0, max: 1_000_000 }, duration: { min: 1, max: MAX_SERVICE_MINUTES } } as const;

const texts = ['title', 'excerpt', 'content'] as const;
/** Names of the localised fields, without the language. */
export const localisedNames: readonly string[] = texts;

/** Values of the service form: price and duration as typed. */
export type ServiceValues = Record<`${(typeof texts)[number]}_${Language}`, string> & {
  slug: string;
  icon: string;
  image: string;
  duration: string;
  price: string;
  bookable: boolean;
  schedule: ServiceSchedule;
  status: AdminService['status'];
};

type ServiceBody = EndpointBody<typeof createService>;

/** Values of the form for a new service. */
export const newServiceValues: ServiceValues = {
  ...{ title_el: '', title_en: '', excerpt_el: '', excerpt_en: '', content_el: '', content_en: '' },
  ...{ slug: '', icon: 'eyeglass', image: '', duration: '', price: '', bookable: false, status: 'draft' },
  schedule: defaultSchedule,
};

/** The form's values for a service. */
export function toServiceValues(service: AdminService, language: Language): ServiceValues {
  const { title_el, title_en, excerpt_el, excerpt_en, content_el, content_en } = service;
  return {
    ...{ title_el, title_en, excerpt_el, excerpt_en, content_el, content_en },
    slug: service.slug,
    icon: service.icon,
    image: service.image,
    duration: String(service.duration ?? ''),
    price: service.price === null ? '' : formatAmountForField(service.price, language),
    bookable: service.bookable,
    schedule: service.schedule ?? defaultSchedule,
    status: service.status,
  };
}

/** The endpoint's fields for some valid values. */
export function toServiceFields<Values extends Partial<ServiceValues>>({ price, duration, status, ...rest }: Values) {
  return {
    ...rest,
    ...(price !== undefined && { price: parseAmount(price) }),
    ...(duration !== undefined && { duration: parseWholeNumber(duration, limits.duration) }),
    // The trash is no status that can be set.
    ...(status !== undefined && status !== 'trash' && { status }),
  } satisfies Partial<ServiceBody>;
}

/** Messages of the form's own validation. */
export interface ServiceMessages {
  readonly required: string;
  readonly bothTitles: string;
  readonly price: string;
  readonly duration: string;
}

/** Errors of the form's values by field. */
export function validateService(values: ServiceValues, messages: ServiceMessages): FieldErrors {
  const errors: Record<string, string> = {};
  if (values.title_el.trim() === '') errors.title_el = messages.required;
  if (values.status === 'published' && values.title_en.trim() === '') errors.title_en = messages.bothTitles;
  const price = parseAmount(values.price);
  if (values.price.trim() !== '' && (price === null || price > limits.price.max)) errors.price = messages.price;
  if (values.duration.trim() !== '' && parseWholeNumber(values.duration, limits.duration) === null)
    errors.duration = messages.duration;
  return errors;
}
