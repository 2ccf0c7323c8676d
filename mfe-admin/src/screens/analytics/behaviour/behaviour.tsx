import type { AnalyticsReport, SearchTerm } from '@fakos/contracts/analytics-reports/contract';
import { useGetAnalyticsReportQuery } from '@fakos/shared-kit/api/analytics/hooks';
import { useFormat } from '@fakos/shared-kit/i18n';
import { SimpleGrid, Stack, Text } from '@mantine/core';
import { useAnalyticsText } from '../analytics-text.ts';
import { Bars } from '../charts.tsx';
import type { Period } from '../period.ts';
import { ReportSection } from '../report-section.tsx';
import { ReportState } from '../report-state.tsx';
import { useNumberColumn } from '../use-number-column.ts';

/** The funnel, searches and events of visitors. */
export function Behaviour({ from, to }: Period) {
  const analyticsText = useAnalyticsText();
  const query = useGetAnalyticsReportQuery({ from, to });
  return (
    <ReportState<AnalyticsReport> query={query}>
      {(report) => (
        <Stack gap="lg">
          {report.totals.views === 0 && <Text c="dimmed">{analyticsText('noVisits')}</Text>}
          <Funnel report={report} />
          <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="lg">
            <Searches
              title={analyticsText('searchesWithout')}
              hint={analyticsText('searchesWithoutHint')}
              terms={report.searches.without_results}
              report={report}
            />
            <Searches title={analyticsText('searchesWith')} terms={report.searches.with_results} report={report} />
            <Events report={report} />
          </SimpleGrid>
        </Stack>
      )}
    </ReportState>
  );
}

interface PartProps {
  readonly report: AnalyticsReport;
}

function Funnel({ report }: PartProps) {
  const analyticsText = useAnalyticsText();
  const format = useFormat();
  const toNumberColumn = useNumberColumn();
  const { funnel } = report;
  const first = funnel[0]?.sessions ?? 0;
  return (
    <ReportSection
      title={analyticsText('funnel')}
      hint={analyticsText('funnelHint')}
      period={report}
      exported="funnel"
      rows={first > 0 ? funnel : []}
      rowKey={({ step }) => step}
      columns={[
        {
          key: 'step',
          header: analyticsText('step'),
          isRowTitle: true,
          cell: ({ step }) => analyticsText(`steps.${step}`),
        },
        toNumberColumn('sessions', analyticsText('sessions')),
        {
          key: 'share',
          header: analyticsText('share'),
          align: 'end',
          cell: ({ sessions }) => `${format.number(Math.round((100 * sessions) / first))} %`,
        },
      ]}
      chart={
        <Bars
          rows={funnel.map(({ step, sessions }) => ({ name: analyticsText(`steps.${step}`), value: sessions }))}
          label={analyticsText('sessions')}
          formatValue={format.number}
        />
      }
    />
  );
}

interface SearchesProps extends PartProps {
  readonly title: string;
  readonly hint?: string;
  readonly terms: readonly SearchTerm[];
}

function Searches({ title, hint, terms, report }: SearchesProps) {
  const analyticsText = useAnalyticsText();
  const toNumberColumn = useNumberColumn();
  return (
    <ReportSection
      title={title}
      {...(hint && { hint })}
      period={report}
      exported="searches"
      rows={terms}
      rowKey={({ term }) => term}
      columns={[
        { key: 'term', header: analyticsText('term'), isRowTitle: true, cell: ({ term }) => term },
        toNumberColumn('count', analyticsText('count')),
      ]}
    />
  );
}

function Events({ report }: PartProps) {
  const analyticsText = useAnalyticsText();
  const toNumberColumn = useNumberColumn();
  /** Remotes of later releases may send other events. */
  const toEventText = (name: string) => {
    const key = `eventNames.${name}`;
    const known = analyticsText(key as Parameters<typeof analyticsText>[0]);
    return known === key ? name : known;
  };
  return (
    <ReportSection
      title={analyticsText('events')}
      period={report}
      exported="events"
      rows={report.top_events}
      rowKey={({ name }) => name}
      columns={[
        { key: 'event', header: analyticsText('event'), isRowTitle: true, cell: ({ name }) => toEventText(name) },
        toNumberColumn('count', analyticsText('count')),
      ]}
    />
  );
}
