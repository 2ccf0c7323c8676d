import { isSafeUrl } from '@fakos/contracts/html/allow-list';
import type { SidebarWidget } from '@fakos/contracts/settings/contract';
import { createLazyParts } from '@fakos/shared-kit/lazy';
import { Link } from '@fakos/shared-kit/router';
import { type ReactNode, useId } from 'react';
import { useText } from '../../text.ts';
import { CategoriesWidget, PostsWidget, TagsWidget } from './list-widgets.tsx';
import styles from './sidebar.module.css';
import { SidebarSearch } from './sidebar-search.tsx';
import { useSidebar } from './use-sidebar.ts';

// The sanitiser is loaded only where the shop has a custom HTML widget.
const { load, part } = createLazyParts(() => import('@fakos/shared-kit/html'));
const CustomHtml = part(({ SafeHtml }) => SafeHtml);

/** Loads the HTML sanitiser before a page is rendered on the server. */
export const loadCustomHtml = load;

/** The widgets of the sidebar, each under its own title or the default one of its type. */
export function Sidebar() {
  const widgets = useSidebar()?.widgets ?? [];
  return widgets.map((widget, index) => <Widget key={index} widget={widget} />);
}

function Widget({ widget }: { widget: SidebarWidget }) {
  const text = useText();
  const id = useId();
  const titles: Readonly<Record<SidebarWidget['type'], string>> = {
    search: text('list.search'),
    categories: text('list.categories'),
    recent_posts: text('sidebar.recent'),
    popular_posts: text('sidebar.popular'),
    tags: text('list.tags'),
    links: text('sidebar.links'),
    text: '',
    custom_html: '',
  };
  const title = widget.title || titles[widget.type];
  const body = widgetBodies[widget.type]({ widget });
  if (!title) return <div>{body}</div>;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {body}
    </section>
  );
}

const widgetBodies: Readonly<Record<SidebarWidget['type'], (props: { widget: SidebarWidget }) => ReactNode>> = {
  search: () => <SidebarSearch />,
  categories: ({ widget }) => <CategoriesWidget count={widget.count} />,
  recent_posts: ({ widget }) => <PostsWidget sort="created_at" count={widget.count} />,
  popular_posts: ({ widget }) => <PostsWidget sort="views" count={widget.count} />,
  tags: ({ widget }) => <TagsWidget count={widget.count} />,
  links: ({ widget }) => (
    <ul className={styles.list}>
      {(widget.links ?? []).map(({ text, url }) => (
        <li key={`${text} ${url}`}>
          <SidebarLink url={url}>{text}</SidebarLink>
        </li>
      ))}
    </ul>
  ),
  text: ({ widget }) => <p className={styles.multiline}>{widget.content}</p>,
  custom_html: ({ widget }) => <CustomHtml html={widget.html ?? ''} />,
};

/** A link of a widget, inside the site or outside; only the text if its address is not safe. */
function SidebarLink({ url, children }: { url: string; children: ReactNode }) {
  if (!isSafeUrl(url)) return children;
  return url.startsWith('/') && !url.startsWith('//') ? <Link to={url}>{children}</Link> : <a href={url}>{children}</a>;
}
