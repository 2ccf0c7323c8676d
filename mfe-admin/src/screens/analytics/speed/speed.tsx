import type { WebVital } from '@fakos/contracts/remote/web-vitals';
import type { WebVitalsSummary } from '@fakos/contracts/web-vitals/contract';
import { useGetWebVitalsQuery } from '@fakos/shared-kit/api/web-vitals/hooks';
import { useFormat } from '@fakos/shared-kit/i18n';
import { Group, Stack, Text } from '@mantine/core';
import { AdminBadge } from '../../../framework/admin-badge.tsx';
import type { Column } from '../../../framework/list/list-columns.ts';
import { ListTable } from '../../../framework/list/list-table.tsx';
import { Section } from '../../../framework/section.tsx';
import { FailureState } from '../../../framework/states/failure-state.tsx';
import { isUnsupported } from '../../../framework/states/is-unsupported.ts';
import { PageSkeleton } from '../../../framework/states/page-skeleton.tsx';
import { useAnalyticsText } from '../analytics-text.ts';
import { groupByView, type SpeedRow } from './speed-rows.ts';

const webVitalNames = ['LCP', 'INP', 'CLS'] as const satisfies readonly WebVital[];

/** Core Web Vitals by kind of page and by release. They are counted for 30 days, whatever the chosen period is. */
export function Speed() {
  const text = useAnalyticsText();
  const { data, error, isFetching, refetch } = useGetWebVitalsQuery(undefined, { refetchOnMountOrArgChange: true });
  const summary = data?.data;
  if (!summary && isUnsupported(error)) return <Text>{text('speed.unsupported')}</Text>;
  if (!summary && error) return <FailureState failure={error} onRetry={refetch} isPending={isFetching} />;
  if (!summary) return <PageSkeleton />;
  return <SpeedReport summary={summary} />;
}

function SpeedReport({ summary: { pages, releases, counted_since: since } }: { summary: WebVitalsSummary }) {
  const text = useAnalyticsText();
  const format = useFormat();
  if (pages.length === 0) return <Text c="dimmed">{text('speed.nothing')}</Text>;
  return (
    <Stack gap="lg">
      <Stack gap={4}>
        <Text size="sm">{text('speed.hint', { date: format.longDate(since) })}</Text>
        {webVitalNames.map((name) => (
          <Text key={name} size="sm" c="dimmed">
            {text(`speed.explained.${name}`)}
          </Text>
        ))}
      </Stack>
      <SpeedTable title={text('speed.byPage')} rows={groupByView(pages, ({ page }) => page)} isByPage />
      <SpeedTable title={text('speed.byRelease')} rows={groupByView(releases, ({ version }) => version)} />
    </Stack>
  );
}

interface SpeedTableProps {
  readonly title: string;
  readonly rows: readonly SpeedRow[];
  readonly isByPage?: boolean;
}

function SpeedTable({ title, rows, isByPage = false }: SpeedTableProps) {
  const text = useAnalyticsText();
  const format = useFormat();
  const columns: readonly Column<SpeedRow>[] = [
    {
      key: 'name',
      header: text(isByPage ? 'page' : 'speed.release'),
      isRowTitle: true,
      cell: ({ part, name }) => (isByPage ? <PageName pattern={name} /> : `${part} ${name}`),
    },
    ...webVitalNames.map(
      (vital): Column<SpeedRow> => ({
        key: vital,
        header: text(`speed.names.${vital}`),
        cell: ({ values }) => <Vital vital={vital} value={values[vital]} />,
      }),
    ),
    { key: 'views', header: text('views'), align: 'end', cell: ({ count }) => format.number(count) },
  ];
  return (
    <Section title={title}>
      <ListTable label={title} columns={columns} rows={rows} rowKey={({ part, name }) => `${part} ${name}`} />
    </Section>
  );
}

/** Keys of the names of common kinds of pages; others are named by their address. */
const pageNames: ReadonlyMap<string, 'home' | 'list' | 'product' | 'category' | 'cart' | 'checkout' | 'blog' | 'post'> =
  new Map([
    ['', 'home'],
    ['shop', 'list'],
    ['shop/:slug', 'product'],
    ['category/:slug', 'category'],
    ['cart', 'cart'],
    ['checkout', 'checkout'],
    ['blog', 'blog'],
    ['blog/:slug', 'post'],
  ]);

function PageName({ pattern }: { pattern: string }) {
  const text = useAnalyticsText();
  const key = pageNames.get(pattern);
  return (
    <>
      {key ? text(`speed.pages.${key}`) : `/${pattern}`}
      {key && (
        <Text size="xs" c="dimmed">
          {`/${pattern}`}
        </Text>
      )}
    </>
  );
}

const ratingTones = { good: 'success', improvable: 'warning', poor: 'danger' } as const;

/** A value with its rating, in words and in colour. */
function Vital({ vital, value }: { vital: WebVital; value: SpeedRow['values'][WebVital] }) {
  const text = useAnalyticsText();
  const format = useFormat();
  if (value === undefined) return '—';
  const { p75, rating } = value;
  const shown = {
    LCP: () => text('speed.seconds', { value: format.number(Math.round(p75 / 100) / 10) }),
    INP: () => text('speed.milliseconds', { value: format.number(Math.round(p75)) }),
    CLS: () => format.number(Math.round(p75 * 1000) / 1000),
  } satisfies Record<WebVital, () => string>;
  return (
    <Group gap="xs" wrap="nowrap">
      <span>{shown[vital]()}</span>
      <AdminBadge tone={ratingTones[rating]}>{text(`speed.ratings.${rating}`)}</AdminBadge>
    </Group>
  );
}
