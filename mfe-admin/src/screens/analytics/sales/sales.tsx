import type { SalesReport, SoldGoods } from '@fakos/contracts/analytics-reports/contract';
import { useGetSalesReportQuery } from '@fakos/shared-kit/api/analytics/hooks';
import { useFormat } from '@fakos/shared-kit/i18n';
import { SimpleGrid, Stack, Text } from '@mantine/core';
import { useText } from '../../../text.ts';
import { DayChart } from '../charts.tsx';
import { Figure } from '../figure.tsx';
import type { Period } from '../period.ts';
import { ReportSection } from '../report-section.tsx';
import { ReportState } from '../report-state.tsx';
import { useNumberColumn } from '../use-number-column.ts';

/** Turnover by day, category, brand and product. */
export function Sales({ from, to }: Period) {
  const text = useText();
  const query = useGetSalesReportQuery({ from, to });
  return (
    <ReportState<SalesReport> query={query}>
      {(report) => (
        <Stack gap="lg">
          <Totals report={report} />
          {report.totals.orders === 0 ? (
            <Text c="dimmed">{text('analytics.noSales')}</Text>
          ) : (
            <>
              <Days report={report} />
              <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="lg">
                <Goods report={report} group="categories" name={text('analytics.category')} />
                <Goods report={report} group="brands" name={text('analytics.brand')} />
              </SimpleGrid>
              <Goods report={report} group="products" name={text('analytics.product')} />
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
  const text = useText();
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
        label={text('analytics.turnover')}
        value={format.money(totals.turnover)}
        previous={compare(previous.turnover, totals.turnover, format.money)}
      />
      <Figure
        label={text('analytics.orders')}
        value={format.number(totals.orders)}
        previous={compare(previous.orders, totals.orders, format.number)}
      />
      <Figure
        label={text('analytics.average')}
        value={format.money(average)}
        previous={compare(getAverage(previous), average, format.money)}
      />
    </SimpleGrid>
  );
}

function Days({ report }: PartProps) {
  const text = useText();
  const format = useFormat();
  const toNumberColumn = useNumberColumn();
  const rows = report.days;
  return (
    <ReportSection
      title={text('analytics.byDay')}
      hint={text('analytics.turnoverHint')}
      period={report}
      exported="sales_days"
      rows={rows}
      rowKey={({ day }) => day}
      columns={[
        { key: 'day', header: text('analytics.day'), isRowTitle: true, cell: ({ day }) => format.longDate(day) },
        toNumberColumn('orders', text('analytics.orders')),
        toNumberColumn('turnover', text('analytics.turnover'), 'money'),
      ]}
      chart={
        <DayChart
          rows={rows}
          formatValue={format.money}
          series={[{ key: 'turnover', label: text('analytics.turnover') }]}
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
  const text = useText();
  const toNumberColumn = useNumberColumn();
  return (
    <ReportSection<SoldGoods>
      title={text(`analytics.${group}`)}
      hint={text('analytics.goodsHint')}
      period={report}
      exported={`sales_${group}`}
      rows={report[group]}
      rowKey={({ id }) => id ?? ''}
      columns={[
        {
          key: 'name',
          header: heading,
          isRowTitle: true,
          cell: ({ id, name }) => (id === null ? text('analytics.deleted') : name),
        },
        toNumberColumn('quantity', text('analytics.quantity')),
        toNumberColumn('turnover', text('analytics.turnover'), 'money'),
      ]}
    />
  );
}
