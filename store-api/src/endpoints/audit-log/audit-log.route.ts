import { listAuditFilters, listAuditLog, listRecordHistory } from '@fakos/contracts/audit-log/contract';
import { rolePermissions } from '@fakos/contracts/permissions';
import { signedIn } from '../../domain/accounts/sessions/sessions.repo.ts';
import { findAuditEntries, findAuditFilters, findRecordHistory } from '../../domain/audit/audit-log.repo.ts';
import { endpoint } from '../endpoint.ts';

/** audit-log.php: the log of writes by staff. */
export const auditLogEndpoints = [
  endpoint(listAuditLog, async ({ query, db }) => {
    const { entries, total } = await findAuditEntries(db, query);
    return { data: entries, meta: { page: query.page, limit: query.limit, total } };
  }),

  endpoint(listAuditFilters, async ({ db }) => ({ data: await findAuditFilters(db) })),

  endpoint(listRecordHistory, async ({ query, db, session }) => {
    const permissions = rolePermissions[signedIn(session).user.role];
    const { entries, total } = await findRecordHistory(db, { ...query, permissions });
    return { data: entries, meta: { page: query.page, limit: query.limit, total } };
  }),
];
