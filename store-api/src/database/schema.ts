import type { Kysely } from 'kysely';
import type { AuditTables } from './tables/audit.ts';
import type { BackOfficeTables } from './tables/back-office.ts';
import type { BuilderTables } from './tables/builder.ts';
import type { CatalogueTables } from './tables/catalogue.ts';
import type { ContentTables } from './tables/content.ts';
import type { FeedbackTables } from './tables/feedback.ts';
import type { ImagesTables } from './tables/images.ts';
import type { InboxTables } from './tables/inbox.ts';
import type { OpticsTables } from './tables/optics.ts';
import type { OutboxTables } from './tables/outbox.ts';
import type { PeopleTables } from './tables/people.ts';
import type { SalesTables } from './tables/sales.ts';
import type { ShopTables } from './tables/shop.ts';
import type { VisitsTables } from './tables/visits.ts';

/** The tables of the shop, as every engine offers them. */
export interface Tables
  extends AuditTables,
    BackOfficeTables,
    BuilderTables,
    CatalogueTables,
    ContentTables,
    FeedbackTables,
    InboxTables,
    OpticsTables,
    OutboxTables,
    PeopleTables,
    ImagesTables,
    SalesTables,
    ShopTables,
    VisitsTables {}

/** Typed access to the database or to a transaction, on SQLite and PostgreSQL alike. */
export type ShopDatabase = Kysely<Tables>;
