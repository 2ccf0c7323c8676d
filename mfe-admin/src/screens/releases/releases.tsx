import type { LiveReleases } from '@fakos/contracts/releases/contract';
import { useGetReleasesQuery } from '@fakos/shared-kit/api/releases/hooks';
import { useFormat } from '@fakos/shared-kit/i18n';
import { Stack, Text } from '@mantine/core';
import { useScreenTitle } from '../../framework/layout/screen-title.tsx';
import { ListTable } from '../../framework/list/list-table.tsx';
import { Section } from '../../framework/section.tsx';
import { FailureState } from '../../framework/states/failure-state.tsx';
import { isUnsupported } from '../../framework/states/is-unsupported.ts';
import { PageSkeleton } from '../../framework/states/page-skeleton.tsx';
import { useText } from '../../text.ts';
import { useReleasesText } from './releases-text.ts';
import { useErrorColumns } from './use-error-columns.tsx';
import { useFailureColumns, useHistoryColumns, useLiveColumns } from './use-release-columns.tsx';

/** Milliseconds between two requests while the tab is visible. */
const REFRESH_MS = 60_000;

/** The live releases, their failures, and the history of changes. Read-only. */
export function Releases() {
  const text = useReleasesText();
  useScreenTitle(useText()('menu.releases'));
  const { data, error, isFetching, refetch } = useGetReleasesQuery(undefined, {
    pollingInterval: REFRESH_MS,
    skipPollingIfUnfocused: true,
    refetchOnMountOrArgChange: true,
  });
  const releases = data?.data;
  if (!releases && isUnsupported(error)) return <Text>{text('unsupported')}</Text>;
  if (!releases && error) return <FailureState failure={error} onRetry={refetch} isPending={isFetching} />;
  if (!releases) return <PageSkeleton />;
  return (
    <Stack gap="lg">
      <Text size="sm">{text('readOnly')}</Text>
      <Live releases={releases} />
      <Failures releases={releases} />
      <Errors releases={releases} />
      <History releases={releases} />
    </Stack>
  );
}

interface PartProps {
  readonly releases: LiveReleases;
}

function Live({ releases: { shell, remotes } }: PartProps) {
  const text = useReleasesText();
  const columns = useLiveColumns();
  return (
    <Section title={text('live')}>
      <ListTable label={text('live')} columns={columns} rows={[shell, ...remotes]} rowKey={({ name }) => name} />
    </Section>
  );
}

function Failures({ releases: { failures, counted_since: since } }: PartProps) {
  const text = useReleasesText();
  const format = useFormat();
  const columns = useFailureColumns();
  const rows = failures.toSorted(
    (one, other) => other.server_failures - one.server_failures || other.failed_visitors - one.failed_visitors,
  );
  return (
    <Section title={text('failures')}>
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          {text('failuresHint', { date: format.dateTime(since) })}
        </Text>
        {rows.length > 0 ? (
          <ListTable
            label={text('failures')}
            columns={columns}
            rows={rows}
            rowKey={({ remote, version }) => `${remote}@${version}`}
          />
        ) : (
          <Text c="dimmed">{text('noFailures')}</Text>
        )}
      </Stack>
    </Section>
  );
}

function Errors({ releases: { errors = [] } }: PartProps) {
  const text = useReleasesText();
  const columns = useErrorColumns();
  return (
    <Section title={text('errors')}>
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          {text('errorsHint')}
        </Text>
        {errors.length > 0 ? (
          <ListTable
            label={text('errors')}
            columns={columns}
            rows={errors}
            rowKey={({ part, version, error, stack }) => `${part}@${version} ${error} ${stack.join()}`}
          />
        ) : (
          <Text c="dimmed">{text('noErrors')}</Text>
        )}
      </Stack>
    </Section>
  );
}

function History({ releases: { history } }: PartProps) {
  const text = useReleasesText();
  const columns = useHistoryColumns();
  return (
    <Section title={text('history')}>
      {history.length > 0 ? (
        <ListTable
          label={text('history')}
          columns={columns}
          rows={history}
          rowKey={({ at, name, action }) => `${at} ${name} ${action}`}
        />
      ) : (
        <Text c="dimmed">{text('noHistory')}</Text>
      )}
    </Section>
  );
}
