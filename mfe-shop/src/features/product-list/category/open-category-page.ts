import type { RemotePage } from '@fakos/shared-kit/remote';
import { lazyListParts } from '../lazy-list-parts.ts';
import { CategoryPage } from './category-page.tsx';

/** Page of `/category/:slug`; the server renders synchronously, so there it is complete with its lazy parts. */
export async function openCategoryPage(): Promise<RemotePage> {
  if (typeof window === 'undefined') await lazyListParts.load();
  return CategoryPage;
}
