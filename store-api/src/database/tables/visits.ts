import type { Generated } from 'kysely';
import type { Flag } from './flag.ts';

/** An answer to the question about cookies; nothing says whose. */
export interface ConsentsTable {
  id: Generated<number>;
  consent_id: string;
  at: string;
  version: string;
  choice: string;
  functional: Flag;
  analytics: Flag;
  marketing: Flag;
}

/** `day` is the shop's calendar day, here and in the other tables of visits. */
export interface PageViewsTable {
  id: Generated<number>;
  session_id: string;
  at: string;
  day: string;
  path: string;
  title: string;
  referrer_host: string;
  device: string;
  language: string;
}

export interface VisitEventsTable {
  id: Generated<number>;
  session_id: string;
  at: string;
  day: string;
  name: string;
  /** JSON. */
  properties: string;
  path: string;
}

export interface VisitEndsTable {
  session_id: string;
  at: string;
  day: string;
  duration_ms: number;
}

/** Who looked, without names. */
export interface VisitsTables {
  consents: ConsentsTable;
  page_views: PageViewsTable;
  visit_events: VisitEventsTable;
  visit_ends: VisitEndsTable;
}
