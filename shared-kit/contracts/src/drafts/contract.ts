import { z } from 'zod';
import { dataResponse, defineEndpoint, instant, messageResponse, rowId } from '../endpoint.ts';
import { storedSection } from '../pages/contract.ts';
import { singleLineText } from '../plain-text.ts';

/** Maximum length of the reason for publishing in spite of errors, in characters. */
export const MAX_PUBLISH_REASON = 300;
const MAX_VERSION = 64;

/** Records whose content is made of sections. */
export const builtKind = z.enum(['page', 'post']);
/** See {@link builtKind}. */
export type BuiltKind = z.output<typeof builtKind>;

/** A page or a post. */
export const builtRecord = z.object({ kind: builtKind, id: rowId });
/** See {@link builtRecord}. */
export type BuiltRecord = z.output<typeof builtRecord>;

/** Sections in both languages; sections and widgets that belong together have the same id. */
export const builtSections = z.object({ sections_el: z.array(storedSection), sections_en: z.array(storedSection) });
/** See {@link builtSections}. */
export type BuiltSections = z.output<typeof builtSections>;

/** Identifies the content of a draft: the same content has the same version. */
const version = z.string().min(1).max(MAX_VERSION);

/** Metadata of a draft, without its sections. Without a draft, it describes the published sections. */
export const draftState = z.object({
  /** Of the draft or, without one, of the published sections; to be sent with the next write. */
  version,
  published_version: version,
  has_draft: z.boolean(),
  /** When the draft was last saved; without a draft, when the published record was last changed. */
  updated_at: instant,
  /** Name of the user who saved the draft; without a draft, e-mail address of the last editor, or '' if unknown. */
  updated_by: z.string(),
  /** Ids of sections and widgets whose Greek texts changed after their English ones. */
  stale_en: z.array(z.string()),
});
/** See {@link draftState}. */
export type DraftState = z.output<typeof draftState>;

/** The draft of a page or a post; without one, its published sections. */
export const contentDraft = draftState.extend(builtSections.shape);
/** See {@link contentDraft}. */
export type ContentDraft = z.output<typeof contentDraft>;

/** Body of a response of 412: the draft that another user saved, from which the client merges by widget. */
export interface DraftConflict {
  readonly code: 'STALE_VERSION';
  readonly data: ContentDraft;
}

/** GET drafts.php?action=get&kind=page&id=…; 404 for a record in the trash. */
export const getDraft = defineEndpoint({
  resource: 'drafts',
  method: 'GET',
  action: 'get',
  permission: 'content',
  query: builtRecord,
  response: dataResponse(contentDraft),
});

/**
 * PUT drafts.php: saves the draft and nothing else: no revision, no change of the public page. A draft that equals the
 * published sections is deleted. 412 with a {@link DraftConflict} for another `version` than the stored one.
 */
export const saveDraft = defineEndpoint({
  resource: 'drafts',
  method: 'PUT',
  permission: 'content',
  record: 'none',
  invalidates: [],
  body: builtRecord.extend({ version }).extend(builtSections.shape),
  response: dataResponse(draftState),
});

/** DELETE drafts.php: discards the draft; the response has the published sections. 412 as for {@link saveDraft}. */
export const discardDraft = defineEndpoint({
  resource: 'drafts',
  method: 'DELETE',
  permission: 'content',
  record: 'none',
  invalidates: [],
  body: builtRecord.extend({ version: version.optional() }),
  response: dataResponse(contentDraft),
});

/**
 * POST drafts.php?action=publish: publishes the draft, makes a revision and clears the draft. `reason` says why errors of the
 * checks were overridden; the audit log has it. 412 as for {@link saveDraft}.
 */
export const publishDraft = defineEndpoint({
  resource: 'drafts',
  method: 'POST',
  action: 'publish',
  permission: 'content',
  // The record is one of two tables: the domain stores the entry.
  record: 'none',
  body: builtRecord.extend({ version, reason: singleLineText(MAX_PUBLISH_REASON).min(1).optional() }),
  response: messageResponse.extend({ data: draftState }),
});

/** A published state. `actor` is the e-mail address of the user who published it, '' if unknown. */
export const contentRevision = z.object({ id: z.number().int(), at: instant, actor: z.string() });
/** See {@link contentRevision}. */
export type ContentRevision = z.output<typeof contentRevision>;

/** GET drafts.php?action=revisions&kind=page&id=PAGE: newest first; the first one is the published state. */
export const listRevisions = defineEndpoint({
  resource: 'drafts',
  method: 'GET',
  action: 'revisions',
  permission: 'content',
  query: builtRecord,
  response: dataResponse(z.array(contentRevision)),
});

/** GET drafts.php?action=revision&kind=page&id=PAGE&revision_id=…: a revision with its sections. */
export const getRevision = defineEndpoint({
  resource: 'drafts',
  method: 'GET',
  action: 'revision',
  permission: 'content',
  query: builtRecord.extend({ revision_id: rowId }),
  response: dataResponse(contentRevision.extend(builtSections.shape)),
});

/**
 * POST drafts.php?action=restore: publishes the sections of a revision as a new revision and clears the draft; the response
 * has the sections. 412 as for {@link saveDraft}.
 */
export const restoreRevision = defineEndpoint({
  resource: 'drafts',
  method: 'POST',
  action: 'restore',
  permission: 'content',
  record: 'none',
  body: builtRecord.extend({ version: version.optional(), revision_id: rowId }),
  response: messageResponse.extend({ data: contentDraft }),
});
