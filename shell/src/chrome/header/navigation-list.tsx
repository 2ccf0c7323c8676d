import { pathWithoutLanguage } from '@fakos/shared-kit/i18n/languages';
import { Link, NavLink, paths, useLocation } from '@fakos/shared-kit/router';
import { isInternal, safeHref } from '../safe-href.ts';
import { SiteLink } from '../site-link.tsx';
import type { NavigationItem } from './navigation-items.ts';

interface NavigationListProps {
  items: readonly NavigationItem[];
  className?: string;
  linkClassName?: string;
}

/** The menu's items; the one that leads to where the visitor is carries `aria-current="page"`. */
export function NavigationList({ items, className, linkClassName }: NavigationListProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without markers
    <ul role="list" className={className}>
      {items.map((item) => (
        <li key={`${item.title} ${item.url}`}>
          <Item item={item} className={linkClassName} />
        </li>
      ))}
    </ul>
  );
}

function Item({ item, className }: { item: NavigationItem; className: string | undefined }) {
  const href = safeHref(item.url);
  const location = useLocation();
  if (href?.includes('?') && isInternal(href) && !item.newTab) {
    return (
      <Link to={href} className={className} aria-current={isAt(href, location) ? 'page' : undefined}>
        {item.title}
      </Link>
    );
  }
  if (href && isInternal(href) && !item.newTab) {
    return (
      <NavLink to={href} end={href === paths.home} className={className}>
        {item.title}
      </NavLink>
    );
  }
  return (
    <SiteLink url={item.url} newTab={item.newTab} className={className}>
      {item.title}
    </SiteLink>
  );
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
