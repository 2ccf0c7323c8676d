import { localisePath } from '@fakos/contracts/languages';
import type { PostDraft } from '@fakos/contracts/post-drafts/contract';
import { useDiscardPostDraftMutation, usePublishPostDraftMutation } from '@fakos/shared-kit/api/post-drafts/hooks';
import { useCreatePreviewMutation, useListPreviewsQuery } from '@fakos/shared-kit/api/previews/hooks';
import { useFormat, useLanguage } from '@fakos/shared-kit/i18n';
import { Alert, Button, Group, Text } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../../framework/dialogs/confirm-dialog.tsx';
import { useFailureText } from '../../../framework/states/failure-text.ts';
import { useToasts } from '../../../framework/toasts.tsx';
import { usePostDraftText } from './post-draft-text.ts';

/** How long a link works that is created here; the editor of the sections lists and revokes the links of a post. */
const PREVIEW_DAYS = 7;
const DAY_MS = 86_400_000;

interface PostDraftPanelProps {
  readonly draft: PostDraft;
  /** True if the form has changes that the draft does not. */
  readonly isDirty: boolean;
  /** Called before the draft is discarded. */
  readonly onDiscard: () => void;
}

/** Says that a post has a draft beside what visitors see: to preview, publish or discard. */
export function PostDraftPanel({ draft, isDirty, onDiscard }: PostDraftPanelProps) {
  const text = usePostDraftText();
  const format = useFormat();
  const toasts = useToasts();
  const failureText = useFailureText();
  const [publish, publishing] = usePublishPostDraftMutation();
  const { version, updated_at: at, updated_by: name, post } = draft;

  async function publishDraft() {
    const { data, error } = await publish({ id: post.id, version });
    if (data) toasts.showSuccess(data.message);
    else toasts.showError(failureText(error));
  }

  return (
    <Alert role="region" color="yellow" title={text('title')}>
      <Text size="sm">{text('text', { at: format.dateTime(at), name })}</Text>
      {isDirty && (
        <Text size="sm" mt="xs">
          {text('unsaved')}
        </Text>
      )}
      <Group mt="sm" gap="sm">
        <Button size="xs" disabled={isDirty} loading={publishing.isLoading} onClick={() => void publishDraft()}>
          {text('publish')}
        </Button>
        <PreviewButton id={post.id} isDisabled={isDirty} />
        <DiscardButton id={post.id} version={version} onDiscard={onDiscard} />
      </Group>
    </Alert>
  );
}

/** Opens the draft as visitors will see it. */
function PreviewButton({ id, isDisabled }: { id: number; isDisabled: boolean }) {
  const text = usePostDraftText();
  const toasts = useToasts();
  const failureText = useFailureText();
  const language = useLanguage();
  const record = { kind: 'post', id } as const;
  const links = useListPreviewsQuery(record);
  const [create, { isLoading }] = useCreatePreviewMutation();

  async function open() {
    // Opened before the request, because browsers block windows that open after one.
    const tab = window.open('', '_blank');
    const stored = links.data?.data[0];
    const expires_at = new Date(Date.now() + PREVIEW_DAYS * DAY_MS).toISOString();
    const { data, error } = stored ? { data: { data: stored } } : await create({ ...record, expires_at });
    if (tab && data) {
      tab.location.href = localisePath(data.data.path, language);
      return;
    }
    tab?.close();
    toasts.showError(failureText(error));
  }

  return (
    <Button
      size="xs"
      variant="default"
      leftSection={<IconEye size={16} aria-hidden />}
      disabled={isDisabled || links.isLoading}
      loading={isLoading}
      onClick={() => void open()}
    >
      {text('preview')}
    </Button>
  );
}

interface DiscardButtonProps {
  readonly id: number;
  readonly version: string;
  readonly onDiscard: () => void;
}

function DiscardButton({ id, version, onDiscard }: DiscardButtonProps) {
  const text = usePostDraftText();
  const toasts = useToasts();
  const failureText = useFailureText();
  const [isOpen, setOpen] = useState(false);
  const [discard, { isLoading }] = useDiscardPostDraftMutation();

  async function confirm() {
    onDiscard();
    const { data, error } = await discard({ id, version });
    if (data) toasts.showSuccess(data.message);
    else toasts.showError(failureText(error));
    setOpen(false);
  }

  return (
    <>
      <Button size="xs" variant="default" onClick={() => setOpen(true)}>
        {text('discard')}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title={text('discardTitle')}
        message={text('discardText')}
        confirmLabel={text('discard')}
        isDestructive
        isPending={isLoading}
        onConfirm={() => void confirm()}
        onCancel={() => setOpen(false)}
      />
    </>
  );
}
