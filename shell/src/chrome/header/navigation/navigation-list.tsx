import { Link } from '@fakos/shared-kit/router';
import { List } from '@fakos/shared-kit/ui/list';
import { isInternal, toSafeHref } from '../../safe-href.ts';
import { SiteLink } from '../../site-link.tsx';
import { handleArrowKeys } from './arrow-keys.ts';
import type { NavigationItem } from './use-navigation.ts';

interface NavigationListProps<Item extends NavigationItem> {
  items: readonly Item[];
  className?: string | undefined;
  linkClassName?: string | undefined;
  /** Class of an item's list element. */
  itemClass?: (item: Item) => string | undefined;
}

/** Longer titles are truncated in header.module.css and get a tooltip. */
const MAX_VISIBLE_LENGTH = 24;

/** Navigation items; the current page's item has `aria-current="page"`. */
export function NavigationList<Item extends NavigationItem>(listProps: NavigationListProps<Item>) {
  const { items, className, linkClassName, itemClass } = listProps;
  return (
    <List className={className} onKeyDown={handleArrowKeys}>
      {items.map((item) => (
        <li key={`${item.title} ${item.url}`} className={itemClass?.(item)}>
          <NavigationLink item={item} className={linkClassName} />
        </li>
      ))}
    </List>
  );
}

function NavigationLink({
  item: { title, url, newTab, isCurrent },
  className,
}: {
  item: NavigationItem;
  className: string | undefined;
}) {
  const href = toSafeHref(url);
  const tooltip = title.length > MAX_VISIBLE_LENGTH ? title : undefined;
  if (!href || !isInternal(href) || newTab) {
    return (
      <SiteLink url={url} newTab={newTab} className={className} title={tooltip}>
        {title}
      </SiteLink>
    );
  }
  return (
    <Link to={href} className={className} title={tooltip} aria-current={isCurrent ? 'page' : undefined}>
      {title}
    </Link>
  );
}
