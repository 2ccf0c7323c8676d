import { z } from 'zod';
import { dataResponse, defineEndpoint, instant, listResponse, pageQuery, rowId } from '../endpoint.ts';
import { role } from '../login/contract.ts';

/** Days until an entry of the audit log is deleted. */
export const AUDIT_RETENTION_DAYS = 730;

const MAX_NAME = 100;

/** Stands for a value that the log does not store: a secret, or data of a person that was erased. */
export const HIDDEN_VALUE = '•••';

/** One write by staff. */
export const auditEntry = z.object({
  id: z.number().int(),
  at: instant,
  /** The actor, with name and role at that time; `id` is null once the account is deleted. */
  user: z.object({ id: z.number().int().nullable(), name: z.string(), role }),
  /** The endpoint's resource, such as `products`. */
  resource: z.string(),
  /**
   * The endpoint's action; `create` or `update` where it has none. Deletions are `delete`, or `discard` where the record moved
   * to the trash or the archive.
   */
  action: z.string(),
  /** Key of the changed record; '' where the write concerns no single record. */
  record_id: z.string(),
  /** The record's name or number at that time. */
  label: z.string(),
  /**
   * Changed fields as `[before, after]`; null for a value that did not exist. Amounts are euros. Long texts are cut around
   * the first difference. See {@link HIDDEN_VALUE}.
   */
  changes: z.record(z.string(), z.tuple([z.unknown(), z.unknown()])),
});
/** See {@link auditEntry}. */
export type AuditEntry = z.output<typeof auditEntry>;

/** GET audit-log.php: everything that staff wrote, newest first. `from` and `to` are days of the shop's calendar. */
export const listAuditLog = defineEndpoint({
  resource: 'audit-log',
  method: 'GET',
  permission: 'administration',
  query: pageQuery.extend({
    user: rowId.optional(),
    resource: z.string().max(MAX_NAME).optional(),
    record_id: z.string().max(MAX_NAME).optional(),
    from: z.iso.date().optional(),
    to: z.iso.date().optional(),
    /** Searches names and numbers of records. */
    search: z.string().max(MAX_NAME).optional(),
  }),
  response: listResponse(auditEntry),
});

/**
 * GET audit-log.php?action=record&resource=…&record_id=…: the history of one record, newest first. Staff see the writes
 * that they themselves may make; with the permission `administration`, all.
 */
export const listRecordHistory = defineEndpoint({
  resource: 'audit-log',
  method: 'GET',
  action: 'record',
  permission: 'staff',
  query: pageQuery.extend({ resource: z.string().min(1).max(MAX_NAME), record_id: z.string().min(1).max(MAX_NAME) }),
  response: listResponse(auditEntry),
});

/** GET audit-log.php?action=filters: the accounts and the resources with entries, for the filters of the list. */
export const listAuditFilters = defineEndpoint({
  resource: 'audit-log',
  method: 'GET',
  action: 'filters',
  permission: 'administration',
  response: dataResponse(
    z.object({
      /** By name. Deleted accounts are left out. */
      users: z.array(z.object({ id: z.number().int(), name: z.string() })),
      /** In alphabetical order. */
      resources: z.array(z.string()),
    }),
  ),
});
