import type { StaffPermission } from '@fakos/contracts/permissions';
import type { Role } from '@fakos/contracts/roles';
import type { Generated } from 'kysely';

/** Writes by staff through the API. */
export interface AuditLogTable {
  id: Generated<number>;
  at: string;
  /** Null once the account is deleted. */
  user_id: number | null;
  /** Name and role at that time. */
  user_name: string;
  user_role: Role;
  /** Permission required to see the entry in the record's history. */
  permission: StaffPermission;
  resource: string;
  action: string;
  /** Table and key of the row; empty where the write concerns no single row. */
  record_table: string;
  record_id: string;
  /** The record's name or number at that time. */
  label: string;
  /** JSON: values before and after, by field. */
  changes: string;
  /** Label and record id as search sees them. */
  search_text: string;
}

/** Tables of the audit log. */
export interface AuditTables {
  audit_log: AuditLogTable;
}
