import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { type RenderLink, useRenderLink } from '../link/link.tsx';
import styles from './pagination.module.css';

/** Props of `Pagination`. */
export interface PaginationProps {
  /** From 1. */
  page: number;
  pageCount: number;
  getHref: (page: number) => string;
  labels: {
    /** Accessible name of the landmark. */
    nav: string;
    previous: string;
    next: string;
    /** Accessible name of a page's link. */
    page: (page: number) => string;
  };
  renderLink?: RenderLink;
  className?: string;
}

const NEIGHBOURS = 1;

/** The first and last page and those around the current one, with gaps in between. */
function getVisiblePages(page: number, pageCount: number): (number | 'gap-before' | 'gap-after')[] {
  const from = Math.max(2, page - NEIGHBOURS);
  const to = Math.min(pageCount - 1, page + NEIGHBOURS);
  const middle = Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
  return [
    1,
    ...(from > 2 ? (['gap-before'] as const) : []),
    ...middle,
    ...(to < pageCount - 1 ? (['gap-after'] as const) : []),
    ...(pageCount > 1 ? [pageCount] : []),
  ];
}

/** Links to the pages of a list; renders nothing for a single page. */
export function Pagination({ page, pageCount, getHref, labels, renderLink, className }: PaginationProps) {
  const link = useRenderLink(renderLink);
  if (pageCount <= 1) return null;

  const step = (target: number, label: string, icon: 'arrow-left' | 'arrow-right', rel: 'prev' | 'next') =>
    target >= 1 && target <= pageCount ? (
      link({
        href: getHref(target),
        rel,
        'aria-label': label,
        className: classNames(styles.item, styles.step),
        children: <Icon name={icon} size={20} />,
      })
    ) : (
      <span className={classNames(styles.item, styles.step, styles.off)} aria-hidden="true">
        <Icon name={icon} size={20} />
      </span>
    );

  return (
    <nav aria-label={labels.nav} className={classNames(styles.nav, className)}>
      {step(page - 1, labels.previous, 'arrow-left', 'prev')}
      <ol className={styles.pages}>
        {getVisiblePages(page, pageCount).map((entry) => (
          <li key={entry}>
            {typeof entry === 'number' ? (
              link({
                href: getHref(entry),
                'aria-label': labels.page(entry),
                'aria-current': entry === page ? 'page' : undefined,
                className: styles.item,
                children: entry,
              })
            ) : (
              <span className={styles.gap} aria-hidden="true">
                …
              </span>
            )}
          </li>
        ))}
      </ol>
      {step(page + 1, labels.next, 'arrow-right', 'next')}
    </nav>
  );
}
