import { useLanguage } from '@fakos/shared-kit/i18n';
import { AreaChart, BarChart } from '@mantine/charts';

const HEIGHT = 280;
const COLORS = ['var(--color-accent)', 'var(--color-ink-soft)'] as const;

/** A series of a chart. */
interface Series<Row> {
  readonly key: keyof Row & string;
  readonly label: string;
}

interface DayChartProps<Row> {
  readonly rows: readonly (Row & { readonly day: string })[];
  readonly series: readonly Series<Row>[];
  readonly formatValue: (value: number) => string;
}

/** Figures by day as areas. */
export function DayChart<Row>({ rows, series, formatValue }: DayChartProps<Row>) {
  const dayFormat = new Intl.DateTimeFormat(useLanguage(), { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const data = rows.map((row) => ({ ...row, day: dayFormat.format(new Date(row.day)) }));
  return (
    <AreaChart
      h={HEIGHT}
      data={data}
      dataKey="day"
      series={toSeries(series)}
      withLegend={series.length > 1}
      withDots={false}
      curveType="linear"
      strokeWidth={2}
      valueFormatter={formatValue}
      areaChartProps={{ accessibilityLayer: false }}
      xAxisProps={{ minTickGap: 24 }}
      yAxisProps={{ width: 64, allowDecimals: false }}
    />
  );
}

interface BarsProps {
  readonly rows: readonly { readonly name: string; readonly value: number }[];
  readonly label: string;
  readonly formatValue: (value: number) => string;
}

/** Figures by name as horizontal bars. */
export function Bars({ rows, label, formatValue }: BarsProps) {
  return (
    <BarChart
      h={Math.max(HEIGHT / 2, rows.length * 40)}
      data={rows.map((row) => ({ ...row }))}
      dataKey="name"
      orientation="vertical"
      series={toSeries([{ key: 'value', label }])}
      valueFormatter={formatValue}
      gridAxis="x"
      barChartProps={{ accessibilityLayer: false }}
      xAxisProps={{ allowDecimals: false }}
      yAxisProps={{ width: 150 }}
    />
  );
}

function toSeries(series: readonly Series<never>[] | readonly { key: string; label: string }[]) {
  return series.map(({ key, label }, index) => ({ name: key, label, color: COLORS[index] ?? COLORS[0] }));
}
