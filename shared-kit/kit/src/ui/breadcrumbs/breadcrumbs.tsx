import { classNames } from '../class-names.ts';
import { type RenderLink, useRenderLink } from '../link/link.tsx';
import styles from './breadcrumbs.module.css';

/** A breadcrumb; the last one is the current page and needs no `href`. */
export interface Crumb {
  label: string;
  href?: string;
}

/** Props of `Breadcrumbs`. */
export interface BreadcrumbsProps {
  /** Accessible name of the landmark. */
  label: string;
  items: readonly Crumb[];
  renderLink?: RenderLink;
  className?: string;
}

/** Breadcrumbs from the home page to the current page. */
export function Breadcrumbs({ label, items, renderLink, className }: BreadcrumbsProps) {
  const link = useRenderLink(renderLink);
  const last = items.length - 1;
  return (
    <nav aria-label={label} className={classNames(styles.nav, className)}>
      <ol className={styles.list}>
        {items.map((item, index) => (
          <li key={`${item.href ?? ''} ${item.label}`} className={styles.item}>
            {item.href !== undefined && index < last ? (
              link({ href: item.href, className: styles.link, children: item.label })
            ) : (
              <span aria-current={index === last ? 'page' : undefined}>{item.label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
