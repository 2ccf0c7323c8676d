import { classNames } from '../class-names.ts';
import { type RenderLink, useRenderLink } from '../link/link.tsx';
import styles from './breadcrumbs.module.css';

/** A step of the way; the last one, the page itself, needs no address. */
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

/** The way from the home page to here. */
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
