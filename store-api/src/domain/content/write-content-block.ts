import type { saveContent } from '@fakos/contracts/content/contract';
import { sanitiseHtml } from '@fakos/contracts/html/sanitise';
import type { z } from 'zod';
import type { ShopDatabase } from '../../database/schema.ts';
import { Failure } from '../../errors/failure.ts';
import type { Editor } from '../writing/editor.ts';
import { getNextVersion } from '../writing/versions.ts';
import { findBlockVersion, writeBlock } from './content-blocks.repo.ts';

/** Stores a content block; STALE_VERSION when another editor was faster. */
export async function saveBlock(db: ShopDatabase, wanted: z.output<typeof saveContent.body>, editor: Editor) {
  const { key, version: seen, title_el, title_en } = wanted;
  const newest = await findBlockVersion(db, key);
  if (seen !== undefined && seen !== (newest ?? null)) throw new Failure('STALE_VERSION');
  const version = newest === undefined ? new Date().toISOString() : getNextVersion(newest);
  const block = {
    key,
    title_el,
    title_en,
    body_el: sanitiseHtml(wanted.body_el),
    body_en: sanitiseHtml(wanted.body_en),
    updated_at: version,
    updated_by: editor.user.email,
  };
  if (!(await writeBlock(db, block, newest))) throw new Failure('STALE_VERSION');
  return { key, version };
}
