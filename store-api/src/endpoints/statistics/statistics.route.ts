import { getStatistics } from '@fakos/contracts/statistics/contract';
import { cacheStatistics } from '../../domain/insights/statistics.ts';
import { type ApiRoute, endpoint } from '../endpoint.ts';

/** statistics.php: public figures of the shop. */
export function statisticsEndpoints(clock: () => Date = () => new Date()): ApiRoute[] {
  const readStatistics = cacheStatistics(clock);
  return [endpoint(getStatistics, async ({ db, language }) => ({ data: await readStatistics(db, language) }))];
}
