import {
  type ContentBlock,
  type ContentKey,
  contentKey,
  getContentBlocks,
  listAdminContent,
  saveContent,
} from '@fakos/contracts/content/contract';
import { findAdminBlocks, findBlocks } from '../../domain/content/content-blocks.repo.ts';
import { saveBlock } from '../../domain/content/write-content-block.ts';
import { getEditor } from '../../domain/writing/editor.ts';
import { translate } from '../../text/translate.ts';
import { endpoint } from '../endpoint.ts';

/** content.php: content blocks of the site's own screens. Settings are not accessible here; see settings.php. */
export const contentEndpoints = [
  endpoint(getContentBlocks, async ({ query, db, language }) => {
    const rows = await findBlocks(db, query.key ? [query.key] : contentKey.options, language);
    const data: Partial<Record<ContentKey, ContentBlock>> = {};
    for (const { key, ...block } of rows) data[key as ContentKey] = block;
    return { data };
  }),

  endpoint(listAdminContent, async ({ db }) => {
    const written = new Map((await findAdminBlocks(db)).map((row) => [row.key, row]));
    const data = contentKey.options.map((key) => {
      const row = written.get(key);
      return {
        key,
        title_el: row?.title_el ?? '',
        title_en: row?.title_en ?? '',
        body_el: row?.body_el ?? '',
        body_en: row?.body_en ?? '',
        version: row?.updated_at ?? null,
        updated_by: row?.updated_by ?? '',
      };
    });
    return { data };
  }),

  endpoint(saveContent, async ({ body, db, ...context }) => {
    const data = await saveBlock(db, body, getEditor(context));
    return { message: translate(context.language, 'done.contentSaved'), data };
  }),
];
