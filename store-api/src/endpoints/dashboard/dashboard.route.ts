import { getDashboard } from '@fakos/contracts/dashboard/contract';
import { signedIn } from '../../domain/accounts/sessions/sessions.repo.ts';
import { readDashboard } from '../../domain/insights/dashboard/dashboard.ts';
import { endpoint } from '../endpoint.ts';

/** dashboard.php: the first screen of the back office, in one request. */
export const dashboardEndpoints = [
  endpoint(getDashboard, async ({ db, config, language, session }) => {
    const viewer = { userId: signedIn(session).user.id, language, now: new Date() };
    return { data: await readDashboard(db, config, viewer) };
  }),
];
