import { useListProductsQuery } from '@fakos/shared-kit/api/products/hooks';
import { Link, paths } from '@fakos/shared-kit/router';
import { List } from '@fakos/shared-kit/ui/list';
import { useId } from 'react';
import styles from './search.module.css';
import { useSearchText } from './search-text.ts';

const MAX_PRODUCTS = 5;

/** Links to popular products and to the categories, for a search that found nothing; a separate chunk. */
export function PopularLinks({ onLeave }: { onLeave: () => void }) {
  const text = useSearchText();
  const { data } = useListProductsQuery({
    status: 'published',
    in_stock: 1,
    sort: 'relevance',
    order: 'DESC',
    limit: MAX_PRODUCTS,
  });
  const categories = data?.meta.facets?.category.filter(({ count }) => count > 0) ?? [];
  const groups = [
    { title: text('popular'), links: data?.data.map(({ slug, name }) => ({ href: paths.product(slug), name })) ?? [] },
    { title: text('categories'), links: categories.map(({ slug, name }) => ({ href: paths.category(slug), name })) },
  ];
  return groups.map(({ title, links }) => links.length > 0 && <Links key={title} {...{ title, links, onLeave }} />);
}

interface LinksProps {
  title: string;
  links: readonly { href: string; name: string }[];
  onLeave: () => void;
}

function Links({ title, links, onLeave }: LinksProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <p id={id} className={styles.kind}>
        {title}
      </p>
      <List>
        {links.map(({ href, name }) => (
          <li key={href}>
            <Link to={href} className={styles.popular} onClick={onLeave}>
              {name}
            </Link>
          </li>
        ))}
      </List>
    </section>
  );
}
