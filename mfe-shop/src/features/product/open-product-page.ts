import type { RemotePage } from '@fakos/shared-kit/remote';
import { loadDetails } from './lazy-details.tsx';
import { ProductPage } from './product-page.tsx';

/** Page of `/shop/:slug`; the server renders synchronously, so there it is complete with its lazy parts. */
export async function openProductPage(): Promise<RemotePage> {
  if (typeof window === 'undefined') await loadDetails();
  return ProductPage;
}
