import { type ConsentEntry, listConsents, logConsent } from '@fakos/contracts/consent/contract';
import { countConsents, findConsents, insertConsent } from '../../domain/insights/consent.repo.ts';
import { endpoint } from '../endpoint.ts';

/** consent.php: proof of consent, without personal data. */
export const consentEndpoints = [
  endpoint(logConsent, async ({ body, db }) => ({ data: await insertConsent(db, body) })),

  endpoint(listConsents, async ({ query, db }) => {
    const [{ rows, total }, counts] = await Promise.all([findConsents(db, query), countConsents(db)]);
    return {
      data: rows.map(toEntry),
      meta: { page: query.page, limit: query.limit, total, counts: counts.map(withChoice) },
    };
  }),
];

type Row = Awaited<ReturnType<typeof findConsents>>['rows'][number];

function toEntry(row: Row): ConsentEntry {
  return {
    ...withChoice(row),
    functional: row.functional === 1,
    analytics: row.analytics === 1,
    marketing: row.marketing === 1,
  };
}

function withChoice<T extends { choice: string }>(row: T) {
  return { ...row, choice: row.choice };
}
