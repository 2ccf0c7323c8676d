import type { AnalyticsReport, SearchTerm } from '@fakos/contracts/analytics-reports/contract';
import { useGetAnalyticsReportQuery } from '@fakos/shared-kit/api/analytics/hooks';
import { useFormat } from '@fakos/shared-kit/i18n';
import { SimpleGrid, Stack, Text } from '@mantine/core';
import { type AdminTextKey, useText } from '../../../text.ts';
import { Bars } from '../charts.tsx';
import type { Period } from '../period.ts';
import { ReportSection } from '../report-section.tsx';
import { ReportState } from '../report-state.tsx';
import { useNumberColumn } from '../use-number-column.ts';

/** How visitors get to an order, what they search for, and what they do. */
export function Behaviour({ from, to }: Period) {
  const text = useText();
  const query = useGetAnalyticsReportQuery({ from, to });
  return (
    <ReportState<AnalyticsReport> query={query}>
      {(report) => (
        <Stack gap="lg">
          {report.totals.views === 0 && <Text c="dimmed">{text('analytics.noVisits')}</Text>}
          <Funnel report={report} />
          <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="lg">
            <Searches
              title={text('analytics.searchesWithout')}
              hint={text('analytics.searchesWithoutHint')}
              terms={report.searches.without_results}
              report={report}
            />
            <Searches title={text('analytics.searchesWith')} terms={report.searches.with_results} report={report} />
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
  const text = useText();
  const format = useFormat();
  const toNumberColumn = useNumberColumn();
  const { funnel } = report;
  const first = funnel[0]?.sessions ?? 0;
  return (
    <ReportSection
      title={text('analytics.funnel')}
      hint={text('analytics.funnelHint')}
      period={report}
      exported="funnel"
      rows={first > 0 ? funnel : []}
      rowKey={({ step }) => step}
      columns={[
        {
          key: 'step',
          header: text('analytics.step'),
          isRowTitle: true,
          cell: ({ step }) => text(`analytics.steps.${step}`),
        },
        toNumberColumn('sessions', text('analytics.sessions')),
        {
          key: 'share',
          header: text('analytics.share'),
          align: 'end',
          cell: ({ sessions }) => `${format.number(Math.round((100 * sessions) / first))} %`,
        },
      ]}
      chart={
        <Bars
          rows={funnel.map(({ step, sessions }) => ({ name: text(`analytics.steps.${step}`), value: sessions }))}
          label={text('analytics.sessions')}
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
  const text = useText();
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
        { key: 'term', header: text('analytics.term'), isRowTitle: true, cell: ({ term }) => term },
        toNumberColumn('count', text('analytics.count')),
      ]}
    />
  );
}

function Events({ report }: PartProps) {
  const text = useText();
  const toNumberColumn = useNumberColumn();
  /** Remotes of later releases may send other events. */
  const toEventText = (name: string) => {
    const key = `analytics.eventNames.${name}`;
    const known = text(key as AdminTextKey);
    return known === key ? name : known;
  };
  return (
    <ReportSection
      title={text('analytics.events')}
      period={report}
      exported="events"
      rows={report.top_events}
      rowKey={({ name }) => name}
      columns={[
        { key: 'event', header: text('analytics.event'), isRowTitle: true, cell: ({ name }) => toEventText(name) },
        toNumberColumn('count', text('analytics.count')),
      ]}
    />
  );
}
