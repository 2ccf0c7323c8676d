import {
  type AdminService,
  createService,
  deleteService,
  getAdminService,
  getService,
  listAdminServices,
  listServices,
  orderServices,
  type Service,
  updateService,
} from '@fakos/shared-kit/api/services/contract';
import type { ServiceRow } from '../../database/tables/content.ts';
import { endpoint } from '../../http/endpoint.ts';
import { toEuros } from '../../money/cents.ts';
import { existing, writeTaxonomy } from '../../taxonomy/write-taxonomy.ts';
import { translate } from '../../text/translate.ts';
import { editorOf, isStaff } from '../../writing/editor.ts';
import { findAdminServices, findService, findServiceBySlug, findServices } from './services.repo.ts';
import { create, discard, order, update } from './write-service.ts';

/** services.php: what the shop does for a visitor, and its upkeep. */
export const serviceEndpoints = [
  endpoint(listServices, async ({ db, language }) => ({ data: (await findServices(db, language)).map(toService) })),

  endpoint(getService, async ({ query, db, language, session }) => ({
    data: toService(existing(await findServiceBySlug(db, query.slug, language, isStaff(session)))),
  })),

  endpoint(listAdminServices, async ({ query, db }) => ({
    data: (await findAdminServices(db, query.status)).map(toAdminService),
  })),

  endpoint(getAdminService, async ({ query, db }) => ({
    data: toAdminService(existing(await findService(db, query.id))),
  })),

  endpoint(createService, async ({ body, db, ...context }) => {
    const data = await writeTaxonomy(db, 'services', (transaction) => create(transaction, body, editorOf(context)));
    return { message: translate(context.language, 'done.serviceSaved'), data };
  }),

  endpoint(updateService, async ({ body, db, ...context }) => {
    const data = await writeTaxonomy(db, 'services', (transaction) => update(transaction, body, editorOf(context)));
    return { message: translate(context.language, 'done.serviceSaved'), data };
  }),

  endpoint(orderServices, async ({ body, db, ...context }) => {
    await writeTaxonomy(db, 'services', (transaction) => order(transaction, body, editorOf(context)));
    return { message: translate(context.language, 'done.servicesOrdered') };
  }),

  endpoint(deleteService, async ({ body, db, ...context }) => {
    await writeTaxonomy(db, 'services', (transaction) => discard(transaction, body, editorOf(context)));
    return { message: translate(context.language, 'done.serviceDeleted') };
  }),
];

type PublicRow = Awaited<ReturnType<typeof findServices>>[number];

function toService({ price_cents: cents, bookable, ...row }: PublicRow): Service {
  return { ...row, price: cents === null ? null : toEuros(cents), bookable: bookable === 1 };
}

function toAdminService({ price_cents: cents, updated_at: version, ...row }: ServiceRow): AdminService {
  return {
    ...row,
    version,
    price: cents === null ? null : toEuros(cents),
    bookable: row.bookable === 1,
    status: row.status as AdminService['status'],
  };
}
