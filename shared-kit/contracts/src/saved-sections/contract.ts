import { z } from 'zod';
import { builtKind } from '../drafts/contract.ts';
import { dataResponse, defineEndpoint, instant, messageResponse, rowId } from '../endpoint.ts';
import { storedSection } from '../pages/contract.ts';
import { singleLineText } from '../plain-text.ts';

/** Maximum length of the name of a saved section, in characters. */
export const MAX_SAVED_SECTION_NAME = 80;
/** Maximum number of saved sections. */
export const MAX_SAVED_SECTIONS = 200;

/**
 * Field of a stored section that stands for a reusable one: visitors see the current content of the saved section with this
 * id in place of the section's own.
 */
export const SAVED_SECTION_FIELD = 'saved_section_id';

const name = singleLineText(MAX_SAVED_SECTION_NAME).min(1);

/** A section for use on other pages. */
export const savedSection = z.object({
  id: z.number().int(),
  name: z.string(),
  /** Pages hold a reference and show the current content; otherwise they hold a copy. */
  reusable: z.boolean(),
  section_el: storedSection,
  section_en: storedSection,
  version: instant,
  updated_by: z.string(),
  /** Number of pages and posts that hold a reference, drafts included. */
  used_on: z.number().int(),
});
/** See {@link savedSection}. */
export type SavedSection = z.output<typeof savedSection>;

/** GET saved-sections.php: by name. */
export const listSavedSections = defineEndpoint({
  resource: 'saved-sections',
  method: 'GET',
  permission: 'content',
  response: dataResponse(z.array(savedSection)),
});

/** GET saved-sections.php?action=usage&id=…: the pages and posts that hold a reference, by title. */
export const listSavedSectionUses = defineEndpoint({
  resource: 'saved-sections',
  method: 'GET',
  action: 'usage',
  permission: 'content',
  query: z.object({ id: rowId }),
  response: dataResponse(
    z.array(
      z.object({
        kind: builtKind,
        id: z.number().int(),
        title: z.string(),
        /** Only its draft holds the reference. */
        draft_only: z.boolean(),
      }),
    ),
  ),
});

const record = { table: 'saved_sections' } as const;
const saved = messageResponse.extend({ data: savedSection });

/** POST saved-sections.php: the limits of a page's sections apply to the section. */
export const createSavedSection = defineEndpoint({
  resource: 'saved-sections',
  method: 'POST',
  permission: 'content',
  record,
  invalidates: [],
  body: z.object({
    name,
    reusable: z.boolean().default(false),
    section_el: storedSection,
    section_en: storedSection,
  }),
  response: saved,
});

/**
 * PUT saved-sections.php: changes the given fields. The content of a reusable section changes on all pages that hold a
 * reference; 409 for making one that is in use not reusable; 412 for another `version` than the stored one.
 */
export const updateSavedSection = defineEndpoint({
  resource: 'saved-sections',
  method: 'PUT',
  permission: 'content',
  record,
  body: z.object({
    id: rowId,
    version: instant.optional(),
    name: name.optional(),
    reusable: z.boolean().optional(),
    section_el: storedSection.optional(),
    section_en: storedSection.optional(),
  }),
  response: saved,
});

/** DELETE saved-sections.php: 409 STILL_IN_USE while pages hold references. */
export const deleteSavedSection = defineEndpoint({
  resource: 'saved-sections',
  method: 'DELETE',
  permission: 'content',
  record,
  invalidates: [],
  body: z.object({ id: rowId }),
  response: messageResponse,
});
