import type { DeviceKind } from '@fakos/contracts/analytics-reports/contract';
import type { ConsentEntry } from '@fakos/contracts/consent/contract';
import type { Generated } from 'kysely';
import type { Flag } from './flag.ts';

/** An anonymous cookie consent choice. */
export interface ConsentsTable {
  id: Generated<number>;
  consent_id: string;
  at: string;
  version: string;
  choice: ConsentEntry['choice'];
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
  device: DeviceKind;
  /** A primary language subtag, such as `el`; the browser may send any. */
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

/** Tables of anonymous analytics. */
export interface VisitsTables {
  consents: ConsentsTable;
  page_views: PageViewsTable;
  visit_events: VisitEventsTable;
  visit_ends: VisitEndsTable;
}
