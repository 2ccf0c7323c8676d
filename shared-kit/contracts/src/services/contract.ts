import { z } from 'zod';
import { defaultSchedule, serviceSchedule } from '../booking-slots/fields.ts';
import { offlineCache } from '../caching.ts';
import {
  dataResponse,
  defineEndpoint,
  euros,
  instant,
  listResponse,
  messageResponse,
  optionalPageQuery,
  rowId,
  slug,
} from '../endpoint.ts';
import { multilineText, singleLineText } from '../plain-text.ts';
import {
  defineCreateEndpoint,
  defineDeleteEndpoint,
  defineUpdateEndpoint,
  imageFileName,
  requestedSlug,
  updateTarget,
} from '../taxonomy.ts';

/** Maximum length of a service's title, in characters. */
export const MAX_SERVICE_TITLE = 160;
/** Maximum length of a service's excerpt, in characters. */
export const MAX_SERVICE_EXCERPT = 500;
/** Maximum length of a service's text in one language, in characters of HTML. */
export const MAX_SERVICE_CONTENT = 100_000;
/** Maximum duration in minutes: one day. */
export const MAX_SERVICE_MINUTES = 1440;
/** Maximum number of services in a new sort order. */
export const MAX_SERVICES = 500;

/** A service of the shop. `duration` is in minutes; a null price means "on request". */
export const service = z.object({
  id: z.number().int(),
  slug,
  title: z.string(),
  excerpt: z.string(),
  content: z.string(),
  icon: z.string(),
  image: z.string(),
  duration: z.number().int().nullable(),
  price: euros.nullable(),
  bookable: z.boolean(),
});
/** See {@link service}. */
export type Service = z.output<typeof service>;

/** Only `published` services are public. */
export const serviceStatus = z.enum(['published', 'draft']);

/** GET services.php: published services, in the shop's order. */
export const listServices = defineEndpoint({
  resource: 'services',
  method: 'GET',
  permission: 'public',
  cache: offlineCache,
  response: dataResponse(z.array(service)),
});

/** GET services.php?action=get&slug=…: staff can read drafts too. */
export const getService = defineEndpoint({
  resource: 'services',
  method: 'GET',
  action: 'get',
  permission: 'public',
  cache: offlineCache,
  query: z.object({ slug }),
  response: dataResponse(service),
});

const title = singleLineText(MAX_SERVICE_TITLE);
const excerpt = multilineText(MAX_SERVICE_EXCERPT);
const content = multilineText(MAX_SERVICE_CONTENT);

const fields = z.object({
  title_el: title.min(1),
  /** May be empty in a draft. */
  title_en: title,
  excerpt_el: excerpt,
  excerpt_en: excerpt,
  content_el: content,
  content_en: content,
  /** Name of a Tabler icon without prefix, for example `eye`. */
  icon: z
    .string()
    .max(60)
    .regex(/^[a-z0-9-]*$/),
  image: imageFileName,
  duration: z.number().int().min(1).max(MAX_SERVICE_MINUTES).nullable(),
  price: euros.nullable(),
  bookable: z.boolean(),
  /** When and for how many it is offered. */
  schedule: serviceSchedule,
  status: serviceStatus,
  /** Derived from the Greek title if empty. */
  slug: requestedSlug,
});

const written = { resource: 'services', permission: 'catalogue', record: { table: 'services' } } as const;

/** POST services.php: appended at the end; only the Greek title is required. */
export const createService = defineCreateEndpoint(
  written,
  fields.extend({
    title_en: title.default(''),
    excerpt_el: excerpt.default(''),
    excerpt_en: excerpt.default(''),
    content_el: content.default(''),
    content_en: content.default(''),
    icon: fields.shape.icon.default(''),
    image: imageFileName.default(''),
    duration: fields.shape.duration.default(null),
    price: fields.shape.price.default(null),
    bookable: z.boolean().default(false),
    schedule: serviceSchedule.default(defaultSchedule),
    status: serviceStatus.default('draft'),
    slug: requestedSlug.default(''),
  }),
);

/** PUT services.php: changes the given fields and leaves the others; a `status` restores a service from the trash. */
export const updateService = defineUpdateEndpoint(written, fields);

/** DELETE services.php: moves to the trash. */
export const deleteService = defineDeleteEndpoint(written, updateTarget);

/** PUT services.php?action=order: the ids of all services outside the trash, in their new order. */
export const reorderServices = defineEndpoint({
  resource: 'services',
  method: 'PUT',
  action: 'order',
  permission: 'catalogue',
  body: z.object({ ids: z.array(rowId).max(MAX_SERVICES) }),
  response: messageResponse,
});

/** A service in the back office, with the version to send with a change. */
export const adminService = z.object({
  id: z.number().int(),
  slug,
  title_el: z.string(),
  title_en: z.string(),
  excerpt_el: z.string(),
  excerpt_en: z.string(),
  content_el: z.string(),
  content_en: z.string(),
  icon: z.string(),
  image: z.string(),
  duration: z.number().int().nullable(),
  price: euros.nullable(),
  bookable: z.boolean(),
  schedule: serviceSchedule,
  status: z.enum(['published', 'draft', 'trash']),
  position: z.number().int(),
  version: instant,
  updated_by: z.string(),
});
/** See {@link adminService}. */
export type AdminService = z.output<typeof adminService>;

/**
 * GET services.php?action=admin-list: all except the trash by default; in the shop's order, or sorted by a column, titles
 * in the language of the request. `search` matches titles in both languages, also in Greeklish.
 */
export const listAdminServices = defineEndpoint({
  resource: 'services',
  method: 'GET',
  action: 'admin-list',
  permission: 'catalogue',
  query: optionalPageQuery.extend({
    status: adminService.shape.status.optional(),
    search: singleLineText(100).optional(),
    sort: z.enum(['position', 'title', 'price', 'duration']).default('position'),
    order: z.enum(['asc', 'desc']).default('asc'),
  }),
  response: listResponse(adminService),
});

/** GET services.php?action=admin-get&id=… */
export const getAdminService = defineEndpoint({
  resource: 'services',
  method: 'GET',
  action: 'admin-get',
  permission: 'catalogue',
  query: z.object({ id: rowId }),
  response: dataResponse(adminService),
});
