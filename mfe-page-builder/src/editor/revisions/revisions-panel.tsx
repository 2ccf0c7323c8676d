import type { BuiltRecord, ContentDraft, ContentRevision } from '@fakos/contracts/drafts/contract';
import { useGetRevisionQuery, useListRevisionsQuery } from '@fakos/shared-kit/api/drafts/hooks';
import { useFormat, useLanguage } from '@fakos/shared-kit/i18n';
import { Badge } from '@fakos/shared-kit/ui/badge';
import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { useId, useState } from 'react';
import type { LanguageSections } from '../checks/check-problem.ts';
import { useEditorText } from '../editor-text.ts';
import { formatRelativeTime } from '../publishing/relative-time.ts';
import { ConfirmInPlace, FailureAlert, Requested } from '../publishing/request-state.tsx';
import type { ComparedVersion } from '../session/editor-session.ts';
import { ChangeList } from './change-list.tsx';
import { diffSections } from './diff-sections.ts';
import styles from './revisions.module.css';
import type { GetTypeLabel } from './use-change-labels.ts';
import { useRestore } from './use-restore.ts';

interface RevisionsPanelProps {
  readonly record: BuiltRecord;
  /** The draft that is edited. */
  readonly current: LanguageSections;
  /** Saves unsaved changes and resolves to the version of the draft; undefined if it could not be saved. */
  readonly saveDraft: () => Promise<string | undefined>;
  /** Called with the draft that the editor should show. */
  readonly onRestored: (draft: ContentDraft) => void;
  readonly getTypeLabel: GetTypeLabel;
  /** Marks the differences from a version on the page; absent where the page is not visible. */
  readonly onMark?: (version: ComparedVersion) => void;
}

/** The published states of a page, what changed since each of them, and a way to restore one. */
export function RevisionsPanel(props: RevisionsPanelProps) {
  const text = useEditorText();
  const format = useFormat();
  const revisions = useListRevisionsQuery(props.record);
  const { message, failure, undo, restore } = useRestore(props, revisions);
  return (
    <Stack>
      <div role="status">
        {message !== '' && (
          <Alert color="accent">
            <Group justify="space-between" gap="sm">
              <span>{message}</span>
              {undo && (
                <Button size="compact-sm" variant="default" onClick={() => void undo()}>
                  {text('revisions.undo')}
                </Button>
              )}
            </Group>
          </Alert>
        )}
      </div>
      {failure !== '' && <FailureAlert message={failure} />}
      <Requested query={revisions} loadingLabel={text('revisions.loading')}>
        {({ data: rows }) =>
          rows.length === 0 ? (
            <Text size="sm">{text('revisions.none')}</Text>
          ) : (
            <ol className={styles.revisions}>
              {rows.map((revision, index) => (
                <RevisionRow
                  key={revision.id}
                  {...props}
                  revision={revision}
                  isPublished={index === 0}
                  onRestore={() => restore(revision, text('revisions.restored', { at: format.dateTime(revision.at) }))}
                />
              ))}
            </ol>
          )
        }
      </Requested>
    </Stack>
  );
}

interface RevisionRowProps extends ComparisonProps {
  readonly revision: ContentRevision;
  readonly isPublished: boolean;
  readonly onRestore: () => Promise<void>;
}

function RevisionRow({ revision, isPublished, onRestore, ...rest }: RevisionRowProps) {
  const text = useEditorText();
  const format = useFormat();
  const language = useLanguage();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [isConfirming, setConfirming] = useState(false);
  const [isPending, setPending] = useState(false);
  const at = format.dateTime(revision.at);

  async function confirm() {
    setPending(true);
    await onRestore();
    setPending(false);
    setConfirming(false);
  }

  return (
    <li className={styles.revision}>
      <div>
        <Group gap="xs">
          <Text size="sm" fw={500}>
            <time dateTime={revision.at}>{at}</time>
          </Text>
          {isPublished && <Badge tone="info">{text('revisions.current')}</Badge>}
        </Group>
        <Text size="sm" c="dimmed">
          {revision.actor || text('revisions.unknown')} · {formatRelativeTime(revision.at, language)}
        </Text>
      </div>
      {isConfirming ? (
        <ConfirmInPlace
          message={text('revisions.restoreQuestion', { at })}
          confirmLabel={text('revisions.restore')}
          isPending={isPending}
          onConfirm={() => void confirm()}
          onCancel={() => setConfirming(false)}
        />
      ) : (
        <Group gap="xs">
          <Button
            size="compact-sm"
            variant="default"
            aria-expanded={isOpen}
            aria-controls={id}
            aria-label={`${text(isOpen ? 'revisions.hide' : 'revisions.compare')}: ${at}`}
            onClick={() => setOpen(!isOpen)}
          >
            {text(isOpen ? 'revisions.hide' : 'revisions.compare')}
          </Button>
          <Button
            size="compact-sm"
            variant="default"
            aria-label={`${text('revisions.restore')}: ${at}`}
            onClick={() => setConfirming(true)}
          >
            {text('revisions.restore')}
          </Button>
        </Group>
      )}
      <div id={id} hidden={!isOpen}>
        {isOpen && <Comparison id={revision.id} at={revision.at} {...rest} />}
      </div>
    </li>
  );
}

type ComparisonProps = Pick<RevisionsPanelProps, 'record' | 'current' | 'getTypeLabel' | 'onMark'>;

function Comparison({
  id,
  at,
  record,
  current,
  getTypeLabel,
  onMark,
}: ComparisonProps & Pick<ContentRevision, 'id' | 'at'>) {
  const text = useEditorText();
  const revision = useGetRevisionQuery({ ...record, revision_id: id });
  return (
    <Requested query={revision} loadingLabel={text('revisions.comparing')} rows={1}>
      {({ data: { sections_el: el, sections_en: en } }) => {
        const changes = diffSections({ el, en }, current);
        if (changes.length === 0) return <Text size="sm">{text('revisions.same')}</Text>;
        return (
          <section aria-label={text('revisions.changesSince')}>
            <Stack gap="sm">
              {onMark && (
                <div>
                  <Button size="compact-sm" variant="default" onClick={() => onMark({ at, sections: { el, en } })}>
                    {text('revisions.mark')}
                  </Button>
                </div>
              )}
              <ChangeList changes={changes} getTypeLabel={getTypeLabel} />
            </Stack>
          </section>
        );
      }}
    </Requested>
  );
}
