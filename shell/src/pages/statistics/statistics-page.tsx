import type { PopularItem, ShopStatistics } from '@fakos/contracts/statistics/contract';
import { useGetStatisticsQuery } from '@fakos/shared-kit/api/statistics/hooks';
import { useFormat } from '@fakos/shared-kit/i18n';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { getBreadcrumbData, PageHead } from '@fakos/shared-kit/page-meta';
import { Link, paths } from '@fakos/shared-kit/router';
import { Container } from '@fakos/shared-kit/ui/container';
import { EmptyState } from '@fakos/shared-kit/ui/empty-state';
import { ErrorState } from '@fakos/shared-kit/ui/error-state';
import { Skeleton } from '@fakos/shared-kit/ui/skeleton';
import { useId } from 'react';
import { useIsShop } from '../../settings/use-settings.ts';
import { PageHeader } from '../content/content-frame.tsx';
import { usePagesText } from '../content/pages-text.ts';
import { useBreadcrumbs } from '../content/use-breadcrumbs.ts';
import styles from './statistics-page.module.css';

/** Spec section 5: percentages are capped. */
const MAX_PERCENTAGE = 100;

/** `/statistics`: public statistics of the shop. */
export function StatisticsPage() {
  const text = usePagesText();
  const kitText = useKitText();
  const title = text('statistics.title');
  const { data, error, isFetching, refetch } = useGetStatisticsQuery();
  const crumbs = getBreadcrumbData(useBreadcrumbs(title));
  const hasFailed = error && !data;
  return (
    <Container className={styles.page}>
      <PageHead
        title={title}
        description={text('statistics.intro')}
        data={[crumbs]}
        {...(hasFailed ? { status: 503 as const } : {})}
      />
      <PageHeader title={title}>
        <p className={styles.intro}>{text('statistics.intro')}</p>
      </PageHeader>
      {data && <Figures statistics={data.data} />}
      {hasFailed && (
        <ErrorState
          title={text('statistics.failedTitle')}
          text={text('statistics.failedText')}
          retryLabel={kitText('actions.retry')}
          onRetry={() => void refetch()}
          pending={isFetching}
        />
      )}
      {!data && !hasFailed && <FiguresSkeleton />}
    </Container>
  );
}

function Figures({ statistics }: { statistics: ShopStatistics }) {
  const text = usePagesText();
  const { number, dateTime } = useFormat();
  const isShop = useIsShop();
  const { products, categories, brands, posts, counted_at: countedAt } = statistics;
  const counts = [
    ...(isShop
      ? ([
          ['products', products],
          ['categories', categories],
          ['brands', brands],
        ] as const)
      : []),
    ['posts', posts] as const,
  ];
  // A list without items would leave half of the row empty.
  const lists = [
    {
      title: text('statistics.popularProducts'),
      items: isShop ? statistics.popular_products : [],
      getHref: paths.product,
    },
    { title: text('statistics.popularPosts'), items: statistics.popular_posts, getHref: paths.post },
  ].filter(({ items }) => items.length > 0);
  if (counts.every(([, count]) => count === 0)) {
    return <EmptyState icon="glasses" title={text('statistics.emptyTitle')} text={text('statistics.emptyText')} />;
  }
  return (
    <>
      <dl className={styles.counts}>
        {counts.map(([name, count]) => (
          <div key={name} className={styles.count}>
            <dt>{text(`statistics.${name}`)}</dt>
            <dd>{number(count)}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.lists}>
        {lists.map((list) => (
          <Popular key={list.title} {...list} />
        ))}
        {lists.length === 0 && <p className={styles.note}>{text('statistics.noneYet')}</p>}
      </div>
      <p className={styles.note}>{text('statistics.countedAt', { date: dateTime(countedAt) })}</p>
    </>
  );
}

interface PopularProps {
  title: string;
  items: readonly PopularItem[];
  getHref: (slug: string) => string;
}

function Popular({ title, items, getHref }: PopularProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.listTitle}>
        {title}
      </h2>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without markers */}
      <ol role="list" className={styles.list}>
        {items.map(({ slug, name, percentage }) => (
          <Bar key={slug} name={name} href={getHref(slug)} percentage={Math.min(percentage, MAX_PERCENTAGE)} />
        ))}
      </ol>
    </section>
  );
}

function Bar({ name, href, percentage }: { name: string; href: string; percentage: number }) {
  const { number } = useFormat();
  return (
    <li className={styles.item}>
      <Link to={href} className={styles.name}>
        {name}
      </Link>
      <span className={styles.figure}>{number(percentage)}%</span>
      <span className={styles.track} aria-hidden="true">
        <span className={styles.fill} style={{ inlineSize: `${percentage}%` }} />
      </span>
    </li>
  );
}

const COUNT_CARDS = 4;

function FiguresSkeleton() {
  return (
    <div className={styles.counts} aria-busy="true">
      {Array.from({ length: COUNT_CARDS }, (_, index) => (
        <Skeleton key={index} variant="box" height="7rem" />
      ))}
    </div>
  );
}
