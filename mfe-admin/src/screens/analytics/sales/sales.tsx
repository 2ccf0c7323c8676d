import type { SalesReport, SoldGoods } from '@fakos/contracts/analytics-reports/contract';
import { useGetSalesReportQuery } from '@fakos/shared-kit/api/analytics/hooks';
import { useFormat } from '@fakos/shared-kit/i18n';
import { SimpleGrid, Stack, Text } from '@mantine/core';
import { useAnalyticsText } from '../analytics-text.ts';
import { DayChart } from '../charts.tsx';
import { Figure } from '../figure.tsx';
import type { Period } from '../period.ts';
import { ReportSection } from '../report-section.tsx';
import { ReportState } from '../report-state.tsx';
import { useNumberColumn } from '../use-number-column.ts';

/** Turnover by day, category, brand and product. */
export function Sales({ from, to }: Period) {
  const analyticsText = useAnalyticsText();
  const query = useGetSalesReportQuery({ from, to });
  return (
    <ReportState<SalesReport> query={query}>
      {(report) => (
        <Stack gap="lg">
          <Totals report={report} />
          {report.totals.orders === 0 ? (
            <Text c="dimmed">{analyticsText('noSales')}</Text>
          ) : (
            <>
              <Days report={report} />
              <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="lg">
                <Goods report={report} group="categories" name={analyticsText('category')} />
                <Goods report={report} group="brands" name={analyticsText('brand')} />
              </SimpleGrid>
              <Goods report={report} group="products" name={analyticsText('product')} />
            </>
          )}
        </Stack>
      )}
    </ReportState>
  );
}

interface PartProps {
  readonly report: SalesReport;
}

const getAverage = ({ orders, turnover }: SalesReport['totals']) => (orders > 0 ? turnover / orders : 0);

function Totals({ report: { totals, previous } }: PartProps) {
  const analyticsText = useAnalyticsText();
  const format = useFormat();
  const compare = (before: number, current: number, toText: (value: number) => string) => ({
    text: toText(before),
    value: before,
    current,
  });
  const average = getAverage(totals);
  return (
    <SimpleGrid cols={{ base: 1, xs: 3 }}>
      <Figure
        label={analyticsText('turnover')}
        value={format.money(totals.turnover)}
        previous={compare(previous.turnover, totals.turnover, format.money)}
      />
      <Figure
        label={analyticsText('orders')}
        value={format.number(totals.orders)}
        previous={compare(previous.orders, totals.orders, format.number)}
      />
      <Figure
        label={analyticsText('average')}
        value={format.money(average)}
        previous={compare(getAverage(previous), average, format.money)}
      />
    </SimpleGrid>
  );
}

function Days({ report }: PartProps) {
  const analyticsText = useAnalyticsText();
  const format = useFormat();
  const toNumberColumn = useNumberColumn();
  const rows = report.days;
  return (
    <ReportSection
      title={analyticsText('byDay')}
      hint={analyticsText('turnoverHint')}
      period={report}
      exported="sales_days"
      rows={rows}
      rowKey={({ day }) => day}
      columns={[
        { key: 'day', header: analyticsText('day'), isRowTitle: true, cell: ({ day }) => format.longDate(day) },
        toNumberColumn('orders', analyticsText('orders')),
        toNumberColumn('turnover', analyticsText('turnover'), 'money'),
      ]}
      chart={
        <DayChart
          rows={rows}
          formatValue={format.money}
          series={[{ key: 'turnover', label: analyticsText('turnover') }]}
        />
      }
    />
  );
}

interface GoodsProps extends PartProps {
  readonly group: 'categories' | 'brands' | 'products';
  /** Heading of the column of names. */
  readonly name: string;
}

function Goods({ report, group, name: heading }: GoodsProps) {
  const analyticsText = useAnalyticsText();
  const toNumberColumn = useNumberColumn();
  return (
    <ReportSection<SoldGoods>
      title={analyticsText(`${group}`)}
      hint={analyticsText('goodsHint')}
      period={report}
      exported={`sales_${group}`}
      rows={report[group]}
      rowKey={({ id }) => id ?? ''}
      columns={[
        {
          key: 'name',
          header: heading,
          isRowTitle: true,
          cell: ({ id, name }) => (id === null ? analyticsText('deleted') : name),
        },
        toNumberColumn('quantity', analyticsText('quantity')),
        toNumberColumn('turnover', analyticsText('turnover'), 'money'),
      ]}
    />
  );
}
