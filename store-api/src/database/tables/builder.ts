import type { BuiltKind } from '@fakos/contracts/drafts/contract';
import type { Language } from '@fakos/contracts/languages';
import type { Role } from '@fakos/contracts/roles';
import type { Generated, Selectable } from 'kysely';
import type { Flag } from './flag.ts';

/** A page or a post. */
interface RecordColumns {
  kind: BuiltKind;
  record_id: number;
}

/** Sections that are edited beside the published ones, as JSON. */
export interface ContentDraftsTable extends RecordColumns {
  sections_el: string;
  sections_en: string;
  /** JSON list, as in pages. */
  stale_en: string;
  updated_at: string;
  /** Name of the user. */
  updated_by: string;
}

/** Preview links that are not revoked; the signature of a link covers `nonce`. */
export interface ContentPreviewsTable extends RecordColumns {
  id: Generated<number>;
  nonce: string;
  created_at: string;
  created_by: string;
  expires_at: string | null;
}

/** Planned publications of one language of a draft. */
export interface ContentSchedulesTable extends RecordColumns {
  id: Generated<number>;
  language: Language;
  at: string;
  created_at: string;
  /** Name of the user; like the other columns of the creator, it is for the audit log. */
  created_by: string;
  creator_email: string;
  creator_id: number;
  creator_role: Role;
}

/** Sections for use on other pages, as JSON. */
export interface SavedSectionsTable {
  id: Generated<number>;
  name: string;
  reusable: Flag;
  section_el: string;
  section_en: string;
  updated_at: string;
  updated_by: string;
}

/** Users who have a record open in the editor. */
export interface ContentPresenceTable extends RecordColumns {
  user_id: number;
  since: string;
  seen_at: string;
}

/** Tables of the page builder's editor, besides pages and posts. */
export interface BuilderTables {
  content_drafts: ContentDraftsTable;
  content_previews: ContentPreviewsTable;
  content_schedules: ContentSchedulesTable;
  saved_sections: SavedSectionsTable;
  content_presence: ContentPresenceTable;
}

export type ContentDraftRow = Selectable<ContentDraftsTable>;
export type ContentPreviewRow = Selectable<ContentPreviewsTable>;
export type ContentScheduleRow = Selectable<ContentSchedulesTable>;
export type SavedSectionRow = Selectable<SavedSectionsTable>;
