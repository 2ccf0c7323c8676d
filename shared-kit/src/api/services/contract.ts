import { z } from 'zod';
import { answerOf, defineCall, doneAnswer, euros, instant, rowId, slug } from '../contract.ts';
import { lineOfText, linesOfText } from '../storable.ts';
import { changeOf, createCall, deleteCall, pictureName, updateCall, wishedSlug } from '../taxonomy.ts';

/** Longest title of a service, in characters. */
export const MAX_SERVICE_TITLE = 160;
/** Longest excerpt of a service, in characters. */
export const MAX_SERVICE_EXCERPT = 500;
/** Longest text of a service in one language, in characters of HTML. */
export const MAX_SERVICE_CONTENT = 100_000;
/** Longest service, in minutes: a day. */
export const MAX_SERVICE_MINUTES = 1440;
/** Most services of a shop that can be put in order. */
export const MAX_SERVICES = 500;

/** Something the shop does for a visitor. `duration` is minutes; a price of null means "ask us". */
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

/** `published` services are public. */
export const serviceStatus = z.enum(['published', 'draft']);

/** GET services.php: those that are published, in the shop's order. */
export const listServices = defineCall({
  resource: 'services',
  method: 'GET',
  permission: 'public',
  answer: answerOf(z.array(service)),
});

/** GET services.php?action=get&slug=…: staff read drafts too. */
export const getService = defineCall({
  resource: 'services',
  method: 'GET',
  action: 'get',
  permission: 'public',
  query: z.object({ slug }),
  answer: answerOf(service),
});

const title = lineOfText(MAX_SERVICE_TITLE);
const excerpt = linesOfText(MAX_SERVICE_EXCERPT);
const content = linesOfText(MAX_SERVICE_CONTENT);

const fields = z.object({
  title_el: title.min(1),
  /** May be empty on a draft. */
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
  image: pictureName,
  duration: z.number().int().min(1).max(MAX_SERVICE_MINUTES).nullable(),
  price: euros.nullable(),
  bookable: z.boolean(),
  status: serviceStatus,
  /** An empty one is made of the Greek title. */
  slug: wishedSlug,
});

/** POST services.php: comes last; everything but the titles has a default. */
export const createService = createCall(
  'services',
  fields.extend({
    title_en: title.default(''),
    excerpt_el: excerpt.default(''),
    excerpt_en: excerpt.default(''),
    content_el: content.default(''),
    content_en: content.default(''),
    icon: fields.shape.icon.default(''),
    image: pictureName.default(''),
    duration: fields.shape.duration.default(null),
    price: fields.shape.price.default(null),
    bookable: z.boolean().default(false),
    status: serviceStatus.default('draft'),
    slug: wishedSlug.default(''),
  }),
);

/** PUT services.php: changes what is named, leaves the rest; a `status` takes a service out of the trash. */
export const updateService = updateCall('services', fields);

/** DELETE services.php: into the trash. */
export const deleteService = deleteCall('services', changeOf);

/** PUT services.php?action=order: the numbers of all services that are not in the trash, in their new order. */
export const orderServices = defineCall({
  resource: 'services',
  method: 'PUT',
  action: 'order',
  permission: 'admin',
  body: z.object({ ids: z.array(rowId).max(MAX_SERVICES) }),
  answer: doneAnswer,
});

/** A service as the back office edits it, and the version to send back with a change. */
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
  status: z.enum(['published', 'draft', 'trash']),
  position: z.number().int(),
  version: instant,
  updated_by: z.string(),
});
/** See {@link adminService}. */
export type AdminService = z.output<typeof adminService>;

/** GET services.php?action=admin-list: all but the trash, unless a status is asked for; in the shop's order. */
export const listAdminServices = defineCall({
  resource: 'services',
  method: 'GET',
  action: 'admin-list',
  permission: 'admin',
  query: z.object({ status: adminService.shape.status.optional() }),
  answer: answerOf(z.array(adminService)),
});

/** GET services.php?action=admin-get&id=… */
export const getAdminService = defineCall({
  resource: 'services',
  method: 'GET',
  action: 'admin-get',
  permission: 'admin',
  query: z.object({ id: rowId }),
  answer: answerOf(adminService),
});
