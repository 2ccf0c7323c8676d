import type { RemotePage } from '@fakos/shared-kit/remote';
import { loadSidebar } from '../../parts/sidebar/with-sidebar.tsx';
import { loadPostEnd } from './lazy-post-end.tsx';
import { PostPage } from './post-page.tsx';

/** Page of `/blog/:slug`; the server renders synchronously, so there it is complete with its lazy parts. */
export async function openPostPage(): Promise<RemotePage> {
  if (typeof window === 'undefined') await Promise.all([loadPostEnd(), loadSidebar()]);
  return PostPage;
}
