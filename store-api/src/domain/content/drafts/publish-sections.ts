import type { BuiltKind } from '@fakos/contracts/drafts/contract';
import type { Role } from '@fakos/contracts/roles';
import { readSections, readStaleIds } from '../../../database/json-columns.ts';
import type { ShopDatabase } from '../../../database/schema.ts';
import { insertAuditEntries } from '../../audit/audit-log.repo.ts';
import { findChanges } from '../../audit/find-changes.ts';
import { getNextVersion } from '../../writing/versions.ts';
import {
  type BuiltRow,
  builtTables,
  type ContentColumns,
  changeBuiltRow,
  getSections,
  type SectionColumns,
} from './built-records.repo.ts';
import { recordRevision } from './revisions.repo.ts';
import { findStaleTranslations } from './stale-translations.ts';

/** The user who publishes, or who scheduled it. */
export interface Publisher {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly role: Role;
}

interface Publication {
  readonly kind: BuiltKind;
  readonly row: BuiltRow;
  readonly content: ContentColumns;
  readonly publisher: Publisher;
  /** Name of the action in the audit log. */
  readonly action: 'publish' | 'restore' | 'publish-scheduled';
  /** Why errors of the checks were overridden. */
  readonly reason?: string | undefined;
}

/** Replaces the published sections of a record, with a revision and an entry in the audit log. Returns the new row. */
export async function publishSections(db: ShopDatabase, publication: Publication): Promise<BuiltRow> {
  const { kind, row, content, publisher, action, reason } = publication;
  const at = getNextVersion(row.updated_at);
  const after = { ...getSections(content), stale_en: content.stale_en, updated_at: at, updated_by: publisher.email };
  await changeBuiltRow(db, kind, row.id, after);
  await recordRevision(db, { kind, before: row, after: content, at, actor: publisher.email });
  const changes = findChanges(builtTables[kind], { ...getSections(row) }, { ...getSections(content), reason });
  await insertAuditEntries(db, [
    {
      user_id: publisher.id,
      user_name: publisher.name,
      user_role: publisher.role,
      permission: 'content',
      resource: builtTables[kind],
      action,
      record_table: builtTables[kind],
      record_id: String(row.id),
      label: row.title_el,
      changes,
    },
  ]);
  return { ...row, ...after };
}

/** {@link findStaleTranslations} for database columns. */
export function getStaleColumn(before: ContentColumns, after: SectionColumns): string {
  const read = ({ sections_el: el, sections_en: en }: SectionColumns) => ({
    el: readSections(el),
    en: readSections(en),
  });
  return JSON.stringify(findStaleTranslations(read(before), read(after), readStaleIds(before.stale_en)));
}
