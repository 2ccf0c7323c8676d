import { type FunnelStep, funnelSteps } from '@fakos/contracts/analytics-reports/contract';
import { sql } from 'kysely';
import type { ShopDatabase } from '../../../database/schema.ts';
import type { DayRange } from './day-range.ts';

/** Number of sessions that reached each step of the funnel. A session that skipped a step counts for it too. */
export async function countFunnel(
  db: ShopDatabase,
  range: DayRange,
): Promise<{ step: FunnelStep; sessions: number }[]> {
  const { rows } = await sql<{ reached: number; sessions: number }>`
    select reached, count(*) as sessions from (
      select session_id, max(step) as reached from (${viewedSteps(range)} union all ${trackedSteps(range)}) as steps
      group by session_id
    ) as farthest where reached > 0 group by reached`.execute(db);
  return funnelSteps.map((step, index) => ({
    step,
    sessions: rows.reduce((sum, { reached, sessions }) => sum + (Number(reached) > index ? Number(sessions) : 0), 0),
  }));
}

/** The step of each page view as a number: 1 is the first of {@link funnelSteps}. */
function viewedSteps({ from, to }: DayRange) {
  return sql`
    select session_id, case
      when page like '/order-success%' then 5
      when page like '/checkout%' then 4
      when page like '/shop/_%' then 2
      when page = '/shop' or page like '/category/_%' then 1
      else 0 end as step
    from (
      select session_id, case when path like '/en/%' then substr(path, 4) else path end as page
      from page_views where day >= ${from} and day <= ${to}
    ) as pages`;
}

function trackedSteps({ from, to }: DayRange) {
  return sql`
    select session_id, case name when 'purchase' then 5 else 3 end as step from visit_events
    where name in ('add_to_cart', 'purchase') and day >= ${from} and day <= ${to}`;
}
