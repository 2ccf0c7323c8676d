import { paths } from '@fakos/contracts/paths';
import type { createRedirect, Redirect } from '@fakos/contracts/redirects/contract';
import { toRedirectPath } from '@fakos/contracts/redirects/rules';
import type { z } from 'zod';
import type { ShopDatabase } from '../../database/schema.ts';
import type { RedirectRow } from '../../database/tables/back-office.ts';
import { brokenRule } from '../../errors/failure.ts';
import { VISIBLE_STATUSES } from '../catalogue/visible-statuses.ts';
import type { Editor } from '../writing/editor.ts';
import { findRedirect, insertRedirect, moveRedirects } from './redirects.repo.ts';

/** Stores a redirect that staff entered, inside a transaction. */
export async function create(
  db: ShopDatabase,
  wanted: z.output<typeof createRedirect.body>,
  { user, language }: Editor,
): Promise<Redirect> {
  const from = toRedirectPath(wanted.from);
  const target = toRedirectPath(wanted.to);
  if (from === undefined || from === '/') throw brokenRule(language, 'from', 'redirectPath');
  if (target === undefined) throw brokenRule(language, 'to', 'redirectPath');
  if (await findRedirect(db, from)) throw brokenRule(language, 'from', 'redirectTaken');
  if (await isPublicAddress(db, from)) throw brokenRule(language, 'from', 'redirectOfPage');
  // The target may itself have moved; redirects are one step long.
  const to = (await findRedirect(db, target))?.to_path ?? target;
  if (to === from) throw brokenRule(language, 'to', 'redirectLoop');
  await moveRedirects(db, from, to);
  const created_at = new Date().toISOString();
  const values = { from_path: from, to_path: to, kind: 'manual', record_id: null, created_at } as const;
  return toRedirect(await insertRedirect(db, { ...values, created_by: user.email }));
}

/** A stored redirect as the API shows it. */
export function toRedirect({ from_path: from, to_path: to, ...row }: RedirectRow): Redirect {
  return { ...row, from, to };
}

/** True if a public record has the address, so that a redirect of it would never be used. */
async function isPublicAddress(db: ShopDatabase, path: string): Promise<boolean> {
  const slug = path.slice(path.lastIndexOf('/') + 1);
  const isAddress = (toPath: (slug: string) => string) => toPath(slug) === path;
  if (isAddress(paths.product)) {
    const products = db.selectFrom('products').select('id').where('status', 'in', VISIBLE_STATUSES);
    return (await products.where('slug', '=', slug).executeTakeFirst()) !== undefined;
  }
  if (isAddress(paths.category)) {
    return (await db.selectFrom('categories').select('id').where('slug', '=', slug).executeTakeFirst()) !== undefined;
  }
  for (const [toPath, table] of [
    [paths.post, 'posts'],
    [paths.page, 'pages'],
    [paths.service, 'services'],
  ] as const) {
    if (!isAddress(toPath)) continue;
    const published = db.selectFrom(table).select('id').where('status', '=', 'published');
    return (await published.where('slug', '=', slug).executeTakeFirst()) !== undefined;
  }
  return false;
}
