import { pathWithoutLanguage } from '@fakos/shared-kit/i18n/languages';
import { Link, NavLink, paths, useLocation } from '@fakos/shared-kit/router';
import { isInternal, safeHref } from '../safe-href.ts';
import { SiteLink } from '../site-link.tsx';
import { walkLinks } from './arrow-keys.ts';
import type { NavigationItem } from './navigation-items.ts';

interface NavigationListProps<One extends NavigationItem> {
  items: readonly One[];
  className?: string | undefined;
  linkClassName?: string | undefined;
  /** Class of an item's place in the list. */
  itemClass?: (item: One) => string | undefined;
}

/** What the bar cuts off can be read by pointing at it, see header.module.css. */
const LONGEST_SHOWN = 24;

/** The menu's items; the one that leads to where the visitor is carries `aria-current="page"`. */
export function NavigationList<One extends NavigationItem>(props: NavigationListProps<One>) {
  const { items, className, linkClassName, itemClass } = props;
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without markers
    <ul role="list" className={className} onKeyDown={walkLinks}>
      {items.map((item) => (
        <li key={`${item.title} ${item.url}`} className={itemClass?.(item)}>
          <Item item={item} className={linkClassName} />
        </li>
      ))}
    </ul>
  );
}

function Item({ item: { title, url, newTab }, className }: { item: NavigationItem; className: string | undefined }) {
  const href = safeHref(url);
  const location = useLocation();
  const tooltip = title.length > LONGEST_SHOWN ? title : undefined;
  if (!href || !isInternal(href) || newTab) {
    return (
      <SiteLink url={url} newTab={newTab} className={className} title={tooltip}>
        {title}
      </SiteLink>
    );
  }
  const shared = { to: href, className, title: tooltip, children: title };
  if (!href.includes('?')) return <NavLink {...shared} end={href === paths.home} />;
  return <Link {...shared} aria-current={isAt(href, location) ? 'page' : undefined} />;
}

/** True on the page of an address with a query: the same path, and every parameter that it names. */
function isAt(href: string, location: { pathname: string; search: string }): boolean {
  const [path, query] = href.split('?');
  const here = new URLSearchParams(location.search);
  return (
    pathWithoutLanguage(location.pathname) === path &&
    [...new URLSearchParams(query)].every(([name, value]) => here.get(name) === value)
  );
}
