import { toEuros } from '@fakos/contracts/money';
import {
  type AdminService,
  createService,
  deleteService,
  getAdminService,
  getService,
  listAdminServices,
  listServices,
  reorderServices,
  type Service,
  updateService,
} from '@fakos/contracts/services/contract';
import type { ServiceRow } from '../../database/tables/content.ts';
import { findServicePage } from '../../domain/content/services/service-page.ts';
import { findService, findServiceBySlug, findServices } from '../../domain/content/services/services.repo.ts';
import { create, discard, order, update } from '../../domain/content/services/write-service.ts';
import { readSchedule } from '../../domain/sales/bookings/slots/slots.repo.ts';
import { getEditor, isStaff } from '../../domain/writing/editor.ts';
import { writeTaxonomy } from '../../domain/writing/slugged-rows.ts';
import { requireFound } from '../../errors/failure.ts';
import { translate } from '../../text/translate.ts';
import { endpoint } from '../endpoint.ts';

/** services.php: services of the shop for visitors and staff. */
export const serviceEndpoints = [
  endpoint(listServices, async ({ db, language }) => ({ data: (await findServices(db, language)).map(toService) })),

  endpoint(getService, async ({ query, db, language, session }) => ({
    data: toService(requireFound(await findServiceBySlug(db, query.slug, language, isStaff(session)))),
  })),

  endpoint(listAdminServices, async ({ query, db, language }) => {
    const { rows, meta } = await findServicePage(db, query, language);
    return { data: rows.map(toAdminService), meta };
  }),

  endpoint(getAdminService, async ({ query, db }) => ({
    data: toAdminService(requireFound(await findService(db, query.id))),
  })),

  endpoint(createService, async ({ body, db, ...context }) => {
    const data = await writeTaxonomy(db, 'services', (transaction) => create(transaction, body, getEditor(context)));
    return { message: translate(context.language, 'done.serviceSaved'), data };
  }),

  endpoint(updateService, async ({ body, db, ...context }) => {
    const data = await writeTaxonomy(db, 'services', (transaction) => update(transaction, body, getEditor(context)));
    return { message: translate(context.language, 'done.serviceSaved'), data };
  }),

  endpoint(reorderServices, async ({ body, db, ...context }) => {
    await writeTaxonomy(db, 'services', (transaction) => order(transaction, body, getEditor(context)));
    return { message: translate(context.language, 'done.servicesOrdered') };
  }),

  endpoint(deleteService, async ({ body, db, ...context }) => {
    await writeTaxonomy(db, 'services', (transaction) => discard(transaction, body, getEditor(context)));
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
    schedule: readSchedule(row.schedule),
    status: row.status,
  };
}
