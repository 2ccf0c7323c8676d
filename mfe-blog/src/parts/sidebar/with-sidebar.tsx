import { createLazyParts } from '@fakos/shared-kit/lazy';
import type { ReactNode } from 'react';
import { useText } from '../../text.ts';
// The server renders the sidebar with the page, so its styles load with the page.
import styles from './sidebar.module.css';
import { useSidebar } from './use-sidebar.ts';

const { load, part } = createLazyParts(() => import(/* webpackChunkName: "sidebar" */ './sidebar.tsx'));
const SidebarWidgets = part<object>(({ Sidebar }) => Sidebar);

/** Loads the sidebar before a page is rendered on the server. */
export async function loadSidebar(): Promise<void> {
  const { loadCustomHtml } = await load();
  await loadCustomHtml();
}

/** Content with the shop's sidebar next to it, or below it on narrow screens; the content alone without a sidebar. */
export function WithSidebar({ children }: { children: ReactNode }) {
  const text = useText();
  const sidebar = useSidebar();
  if (!sidebar) return children;
  return (
    <div className={styles.layout} data-position={sidebar.position}>
      <div className={styles.content}>{children}</div>
      <aside aria-label={text('sidebar.label')} className={sidebar.isSticky ? styles.sticky : styles.sidebar}>
        <SidebarWidgets />
      </aside>
    </div>
  );
}
