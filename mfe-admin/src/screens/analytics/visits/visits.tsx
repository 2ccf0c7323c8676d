import type { AnalyticsReport } from '@fakos/contracts/analytics-reports/contract';
import { useGetAnalyticsReportQuery } from '@fakos/shared-kit/api/analytics/hooks';
import { useFormat, useLanguage } from '@fakos/shared-kit/i18n';
import { SimpleGrid, Stack, Text } from '@mantine/core';
import { useAnalyticsText } from '../analytics-text.ts';
import { DayChart } from '../charts.tsx';
import { Figure } from '../figure.tsx';
import type { Period } from '../period.ts';
import { ReportSection } from '../report-section.tsx';
import { ReportState } from '../report-state.tsx';
import { useNumberColumn } from '../use-number-column.ts';

const SECONDS_A_MINUTE = 60;

/** Visits: sessions, referrers, pages, devices and languages. */
export function Visits({ from, to }: Period) {
  const query = useGetAnalyticsReportQuery({ from, to });
  return <ReportState<AnalyticsReport> query={query}>{(report) => <VisitsReport report={report} />}</ReportState>;
}

function VisitsReport({ report }: { report: AnalyticsReport }) {
  const analyticsText = useAnalyticsText();
  return (
    <Stack gap="lg">
      <Totals report={report} />
      {report.totals.views === 0 ? (
        <Text c="dimmed">{analyticsText('noVisits')}</Text>
      ) : (
        <>
          <Days report={report} />
          <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="lg">
            <Sources report={report} />
            <Pages report={report} />
            <Devices report={report} />
            <Languages report={report} />
          </SimpleGrid>
        </>
      )}
    </Stack>
  );
}

interface PartProps {
  readonly report: AnalyticsReport;
}

function Totals({ report: { totals, previous, consent } }: PartProps) {
  const analyticsText = useAnalyticsText();
  const format = useFormat();
  const toDuration = (milliseconds: number | null) => {
    if (milliseconds === null) return '—';
    const seconds = Math.round(milliseconds / 1000);
    return analyticsText('minutes', {
      minutes: Math.floor(seconds / SECONDS_A_MINUTE),
      seconds: seconds % SECONDS_A_MINUTE,
    });
  };
  const compare = (name: 'views' | 'sessions') => ({
    text: format.number(previous[name]),
    value: previous[name],
    current: totals[name],
  });
  const { choices, analytics } = consent;
  return (
    <SimpleGrid cols={{ base: 1, xs: 2, lg: 4 }}>
      <Figure label={analyticsText('sessions')} value={format.number(totals.sessions)} previous={compare('sessions')} />
      <Figure label={analyticsText('views')} value={format.number(totals.views)} previous={compare('views')} />
      <Figure
        label={analyticsText('duration')}
        value={toDuration(totals.median_duration_ms)}
        previous={{
          text: toDuration(previous.median_duration_ms),
          value: previous.median_duration_ms ?? 0,
          current: totals.median_duration_ms ?? 0,
        }}
      />
      <Figure
        label={analyticsText('consent')}
        value={choices > 0 ? `${format.number(Math.round((100 * analytics) / choices))} %` : '—'}
        hint={
          choices > 0
            ? analyticsText('consentHint', { analytics: format.number(analytics), count: choices })
            : analyticsText('noConsent')
        }
      />
    </SimpleGrid>
  );
}

function Days({ report }: PartProps) {
  const analyticsText = useAnalyticsText();
  const format = useFormat();
  const toNumberColumn = useNumberColumn();
  const rows = report.page_views;
  return (
    <ReportSection
      title={analyticsText('byDay')}
      period={report}
      exported="days"
      rows={rows}
      rowKey={({ day }) => day}
      columns={[
        { key: 'day', header: analyticsText('day'), isRowTitle: true, cell: ({ day }) => format.longDate(day) },
        toNumberColumn('sessions', analyticsText('sessions')),
        toNumberColumn('views', analyticsText('views')),
      ]}
      chart={
        <DayChart
          rows={rows}
          formatValue={format.number}
          series={[
            { key: 'views', label: analyticsText('views') },
            { key: 'sessions', label: analyticsText('sessions') },
          ]}
        />
      }
    />
  );
}

function Sources({ report }: PartProps) {
  const analyticsText = useAnalyticsText();
  const toNumberColumn = useNumberColumn();
  return (
    <ReportSection
      title={analyticsText('sources')}
      period={report}
      exported="sources"
      rows={report.sources}
      rowKey={({ host }) => host}
      columns={[
        {
          key: 'host',
          header: analyticsText('source'),
          isRowTitle: true,
          cell: ({ host }) => host || analyticsText('direct'),
        },
        toNumberColumn('sessions', analyticsText('sessions')),
      ]}
    />
  );
}

function Pages({ report }: PartProps) {
  const analyticsText = useAnalyticsText();
  const toNumberColumn = useNumberColumn();
  return (
    <ReportSection
      title={analyticsText('pages')}
      period={report}
      exported="pages"
      rows={report.top_pages}
      rowKey={({ path }) => path}
      columns={[
        {
          key: 'page',
          header: analyticsText('page'),
          isRowTitle: true,
          cell: ({ path, title }) => (
            <>
              {title || path}
              <Text size="xs" c="dimmed">
                {path}
              </Text>
            </>
          ),
        },
        toNumberColumn('views', analyticsText('views')),
      ]}
    />
  );
}

function Devices({ report }: PartProps) {
  const analyticsText = useAnalyticsText();
  const toNumberColumn = useNumberColumn();
  return (
    <ReportSection
      title={analyticsText('devices')}
      period={report}
      exported="devices"
      rows={report.devices}
      rowKey={({ device }) => device}
      columns={[
        {
          key: 'device',
          header: analyticsText('device'),
          isRowTitle: true,
          cell: ({ device }) => analyticsText(`deviceKinds.${device}`),
        },
        toNumberColumn('sessions', analyticsText('sessions')),
      ]}
    />
  );
}

function Languages({ report }: PartProps) {
  const analyticsText = useAnalyticsText();
  const names = new Intl.DisplayNames(useLanguage(), { type: 'language' });
  const toNumberColumn = useNumberColumn();
  return (
    <ReportSection
      title={analyticsText('languages')}
      period={report}
      exported="languages"
      rows={report.languages}
      rowKey={({ language }) => language}
      columns={[
        {
          key: 'language',
          header: analyticsText('language'),
          isRowTitle: true,
          cell: ({ language }) => names.of(language) ?? language,
        },
        toNumberColumn('sessions', analyticsText('sessions')),
      ]}
    />
  );
}
