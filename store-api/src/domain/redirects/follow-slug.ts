import { paths } from '@fakos/contracts/paths';
import type { RedirectKind } from '@fakos/contracts/redirects/contract';
import type { ShopDatabase } from '../../database/schema.ts';
import { insertRedirect, moveRedirects, removeRedirectFrom, removeRedirectsTo } from './redirects.repo.ts';

/** Records with a page of their own, whose address contains their slug. */
type SluggedKind = Exclude<RedirectKind, 'manual'>;

const toPath: Readonly<Record<SluggedKind, (slug: string) => string>> = {
  product: paths.product,
  category: paths.category,
  post: paths.post,
  page: paths.page,
  service: paths.service,
};

/** Before and after a change of a record's slug. */
interface SlugChange {
  readonly kind: SluggedKind;
  readonly id: number;
  /** The slug before; undefined for a new record. */
  readonly before?: string;
  readonly after: string;
  /** Whether the record was public before. An address that was never public needs no redirect. */
  readonly wasPublic?: boolean;
  /** E-mail of the editor. */
  readonly actor: string;
}

/**
 * Updates the redirects after a record was created or changed, inside the caller's transaction: the old address of a
 * public record redirects to the new one, and a redirect from the record's current address is removed.
 */
export async function followSlug(db: ShopDatabase, change: SlugChange): Promise<void> {
  const { kind, id, before, after, wasPublic = false, actor } = change;
  if (before === after) return;
  const address = toPath[kind](after);
  await removeRedirectFrom(db, address);
  if (before === undefined) return;
  const from = toPath[kind](before);
  await moveRedirects(db, from, address);
  if (!wasPublic) return;
  await insertRedirect(db, {
    from_path: from,
    to_path: address,
    kind,
    record_id: id,
    created_at: new Date().toISOString(),
    created_by: actor,
  });
}

/** Removes the redirects to a record that was deleted, inside the caller's transaction. */
export async function forgetSlug(db: ShopDatabase, kind: SluggedKind, slug: string): Promise<void> {
  await removeRedirectsTo(db, toPath[kind](slug));
}
