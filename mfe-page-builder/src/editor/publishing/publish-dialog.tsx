import {
  type BuiltRecord,
  type ContentDraft,
  type DraftState,
  MAX_PUBLISH_REASON,
} from '@fakos/contracts/drafts/contract';
import { LANGUAGES, type Language } from '@fakos/contracts/languages';
import { isApiFailure } from '@fakos/shared-kit/api';
import {
  getDraftConflict,
  useGetRevisionQuery,
  useListRevisionsQuery,
  usePublishDraftMutation,
} from '@fakos/shared-kit/api/drafts/hooks';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { Alert, Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { useState } from 'react';
import type { CheckProblem, LanguageSections } from '../checks/check-problem.ts';
import { useProblemText } from '../checks/use-problem-text.ts';
import { useEditorText } from '../editor-text.ts';
import { ChangeList } from '../revisions/change-list.tsx';
import { diffSections } from '../revisions/diff-sections.ts';
import type { GetTypeLabel } from '../revisions/use-change-labels.ts';
import styles from './publishing.module.css';
import { FailureAlert, useFailureText } from './request-state.tsx';

/** Minimum length of a reason, in characters. */
const MIN_REASON = 10;
const SHOWN_CHANGES = 40;

interface PublishDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly record: BuiltRecord;
  readonly problems: readonly CheckProblem[];
  /** Closes the dialog and opens the field of a problem. */
  readonly onOpenProblem: (problem: CheckProblem) => void;
  /** The draft that is edited. */
  readonly current: LanguageSections;
  readonly getTypeLabel: GetTypeLabel;
  /** Saves unsaved changes and resolves to the version of the draft; undefined if it could not be saved. */
  readonly saveDraft: () => Promise<string | undefined>;
  readonly onPublished: (state: DraftState) => void;
  /** Called with the draft that others saved meanwhile, when staff choose to load it. */
  readonly onReload: (draft: ContentDraft | undefined) => void;
  /** Addresses of the public page; without one there is no link. */
  readonly addresses: Readonly<Partial<Record<Language, string>>>;
}

type PublishResult =
  | { readonly state: 'done' | 'unsaved' }
  | { readonly state: 'conflict'; readonly draft: ContentDraft | undefined }
  | { readonly state: 'failed'; readonly failure: unknown };

/** The changes of a publication, the problems that block it, and its result. */
export function PublishDialog({ isOpen, onClose, ...rest }: PublishDialogProps) {
  const text = useEditorText();
  const kitText = useKitText();
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={text('publish.title')}
      size="lg"
      closeButtonProps={{ 'aria-label': kitText('actions.close') }}
    >
      <PublishForm onClose={onClose} {...rest} />
    </Modal>
  );
}

function PublishForm(props: Omit<PublishDialogProps, 'isOpen'>) {
  const text = useEditorText();
  const failureText = useFailureText();
  const [reason, setReason] = useState('');
  const [isReasonMissing, setReasonMissing] = useState(false);
  const [isPending, setPending] = useState(false);
  const [result, setResult] = useState<PublishResult>();
  const [send] = usePublishDraftMutation();
  const { problems, onClose, onReload } = props;
  const errors = problems.filter(({ severity }) => severity === 'error');
  const warnings = problems.filter(({ severity }) => severity === 'warning');

  async function publish() {
    const given = reason.trim();
    const isIncomplete = errors.length > 0 && given.length < MIN_REASON;
    setReasonMissing(isIncomplete);
    if (isIncomplete || isPending) return;
    setPending(true);
    setResult(undefined);
    setResult(await publishWith(errors.length > 0 ? given : undefined));
    setPending(false);
  }

  async function publishWith(given: string | undefined): Promise<PublishResult> {
    const version = await props.saveDraft();
    if (version === undefined) return { state: 'unsaved' };
    const { data, error } = await send({ ...props.record, version, ...(given === undefined ? {} : { reason: given }) });
    if (data) {
      props.onPublished(data.data);
      return { state: 'done' };
    }
    if (isApiFailure(error) && error.code === 'STALE_VERSION') {
      return { state: 'conflict', draft: getDraftConflict(error) };
    }
    return { state: 'failed', failure: error };
  }

  if (result?.state === 'done') return <Published addresses={props.addresses} onClose={onClose} />;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        void publish();
      }}
    >
      <Stack>
        <Changes {...props} />
        {errors.length > 0 && (
          <Alert color="red" title={text('publish.errors', { count: errors.length })}>
            <Stack gap="sm">
              <ErrorList errors={errors} onOpen={props.onOpenProblem} />
              <Text size="sm">{text('publish.errorsHint')}</Text>
              <TextInput
                label={text('publish.reason')}
                value={reason}
                maxLength={MAX_PUBLISH_REASON}
                error={isReasonMissing && text('publish.reasonRequired', { min: MIN_REASON })}
                onChange={(event) => setReason(event.currentTarget.value)}
              />
            </Stack>
          </Alert>
        )}
        {warnings.length > 0 && <Text size="sm">{text('publish.warnings', { count: warnings.length })}</Text>}
        {result?.state === 'conflict' && (
          <Alert color="yellow" role="alert">
            <Stack gap="xs" align="flex-start">
              <span>{text('publish.conflict')}</span>
              <Button size="compact-sm" variant="default" onClick={() => onReload(result.draft)}>
                {text('publish.reload')}
              </Button>
            </Stack>
          </Alert>
        )}
        {result?.state === 'unsaved' && <FailureAlert message={text('publish.unsaved')} />}
        {result?.state === 'failed' && (
          <FailureAlert message={`${text('publish.failed')} ${failureText(result.failure)}`} />
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose} disabled={isPending}>
            {text('publish.cancel')}
          </Button>
          <Button type="submit" loading={isPending} color={errors.length > 0 ? 'red' : undefined} data-autofocus>
            {text(errors.length > 0 ? 'publish.publishAnyway' : 'publish.publish')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

function ErrorList({ errors, onOpen }: { errors: readonly CheckProblem[]; onOpen: (problem: CheckProblem) => void }) {
  const text = useEditorText();
  const getText = useProblemText();
  return (
    <ul className={styles.errors}>
      {errors.map((problem, index) => (
        <li key={index}>
          <span>
            {text(`checks.languages.${problem.language}`)}: {getText(problem)}
          </span>
          <Button
            size="compact-xs"
            variant="default"
            aria-label={`${text('publish.showProblem')}: ${getText(problem)}`}
            onClick={() => onOpen(problem)}
          >
            {text('publish.showProblem')}
          </Button>
        </li>
      ))}
    </ul>
  );
}

function Changes({ record, current, getTypeLabel }: Pick<PublishDialogProps, 'record' | 'current' | 'getTypeLabel'>) {
  const text = useEditorText();
  const revisions = useListRevisionsQuery(record);
  const newest = revisions.currentData?.data[0];
  const published = useGetRevisionQuery({ ...record, revision_id: newest?.id ?? 0 }, { skip: newest === undefined });
  const sections = published.currentData?.data;
  if (revisions.currentData && !newest) return <Text size="sm">{text('publish.never')}</Text>;
  if (!sections) {
    const hasFailed = revisions.error !== undefined || published.error !== undefined;
    return <Text size="sm">{text(hasFailed ? 'publish.loadFailed' : 'publish.loading')}</Text>;
  }
  const data = { el: sections.sections_el, en: sections.sections_en };
  const changes = diffSections(data, current);
  if (changes.length === 0) return <Text size="sm">{text('publish.same')}</Text>;
  const rest = changes.length - SHOWN_CHANGES;
  return (
    <section aria-label={text('publish.changes')}>
      <Text size="sm" fw={500} mb="xs">
        {text('publish.changes')}
      </Text>
      <ChangeList changes={changes.slice(0, SHOWN_CHANGES)} getTypeLabel={getTypeLabel} />
      {rest > 0 && <Text size="sm">{text('publish.moreChanges', { count: rest })}</Text>}
    </section>
  );
}

function Published({ addresses, onClose }: Pick<PublishDialogProps, 'addresses' | 'onClose'>) {
  const text = useEditorText();
  return (
    <Stack>
      <Text role="status">{text('publish.done')}</Text>
      <Group justify="flex-end">
        {LANGUAGES.map((language) => {
          const address = addresses[language];
          return (
            address !== undefined && (
              <Button
                key={language}
                component="a"
                href={address}
                target="_blank"
                rel="noopener"
                variant="default"
                leftSection={<IconExternalLink size={16} aria-hidden />}
              >
                {text(`publish.open.${language}`)}
              </Button>
            )
          );
        })}
        <Button onClick={onClose} autoFocus>
          {text('publish.close')}
        </Button>
      </Group>
    </Stack>
  );
}
