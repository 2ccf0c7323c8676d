import type { RemotePage } from '@fakos/shared-kit/remote';
import { lazyListParts } from './lazy-list-parts.ts';
import { ProductListPage } from './product-list-page.tsx';

/** Page of `/shop`; the server renders synchronously, so there it is complete with its lazy parts. */
export async function openProductListPage(): Promise<RemotePage> {
  if (typeof window === 'undefined') await lazyListParts.load();
  return ProductListPage;
}
