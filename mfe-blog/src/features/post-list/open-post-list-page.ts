import type { RemotePage } from '@fakos/shared-kit/remote';
import { loadSidebar } from '../../parts/sidebar/with-sidebar.tsx';
import { PostListPage } from './post-list-page.tsx';

/** Page of `/blog`; the server renders synchronously, so there it is complete with its lazy parts. */
export async function openPostListPage(): Promise<RemotePage> {
  if (typeof window === 'undefined') await loadSidebar();
  return PostListPage;
}
