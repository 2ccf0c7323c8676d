import { useFormat } from '@fakos/shared-kit/i18n';
import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { FailureState } from '../../framework/states/failure-state.tsx';
import { isUnsupported } from '../../framework/states/is-unsupported.ts';
import { PageSkeleton } from '../../framework/states/page-skeleton.tsx';
import { useAnalyticsText } from './analytics-text.ts';
import type { Period } from './period.ts';

interface ReportStateProps<Report> {
  readonly query: {
    readonly currentData?: { readonly data: Report } | undefined;
    readonly error?: unknown;
    readonly isFetching: boolean;
    readonly refetch: () => void;
  };
  readonly children: (report: Report) => ReactNode;
}

/** A report with its days and those that it is compared with, or why there is none. */
export function ReportState<Report extends Period & { readonly previous?: Period }>({
  query,
  children,
}: ReportStateProps<Report>) {
  const analyticsText = useAnalyticsText();
  const format = useFormat();
  const { currentData, error, isFetching, refetch } = query;
  const report = currentData?.data;
  if (!report && isUnsupported(error)) return <Text>{analyticsText('unsupported')}</Text>;
  if (!report && error) return <FailureState failure={error} onRetry={refetch} isPending={isFetching} />;
  if (!report) return <PageSkeleton />;
  return (
    <>
      {report.previous && (
        <Text size="sm" c="dimmed" mb="sm">
          {analyticsText('shown', {
            from: format.longDate(report.from),
            to: format.longDate(report.to),
            previousFrom: format.longDate(report.previous.from),
            previousTo: format.longDate(report.previous.to),
          })}
        </Text>
      )}
      {children(report)}
    </>
  );
}
