import {
  type ContentBlock,
  type ContentKey,
  contentKey,
  getContentBlocks,
  listAdminContent,
  saveContent,
} from '@fakos/shared-kit/api/content/contract';
import { sanitiseHtml } from '@fakos/shared-kit/html/sanitise';
import { endpoint } from '../../http/endpoint.ts';
import { Failure } from '../../http/failure.ts';
import { laterThan } from '../../text/instants.ts';
import { translate } from '../../text/translate.ts';
import { editorOf } from '../../writing/editor.ts';
import { findAdminBlocks, findBlocks, findBlockVersion, writeBlock } from './content.repo.ts';

/** content.php: named texts of the site's own screens. Settings have their own door, and only that one. */
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
    const { key, version: seen, title_el, title_en } = body;
    const newest = await findBlockVersion(db, key);
    if (seen !== undefined && seen !== (newest ?? null)) throw new Failure('STALE_VERSION');
    const version = newest === undefined ? new Date().toISOString() : laterThan(newest);
    const block = {
      key,
      title_el,
      title_en,
      body_el: sanitiseHtml(body.body_el),
      body_en: sanitiseHtml(body.body_en),
      updated_at: version,
      updated_by: editorOf(context).user.email,
    };
    if (!(await writeBlock(db, block, newest))) throw new Failure('STALE_VERSION');
    return { message: translate(context.language, 'done.contentSaved'), data: { key, version } };
  }),
];
