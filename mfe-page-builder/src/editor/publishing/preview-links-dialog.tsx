import type { BuiltRecord } from '@fakos/contracts/drafts/contract';
import { LANGUAGES, localisePath } from '@fakos/contracts/languages';
import { MAX_PREVIEW_LINKS, type PreviewLink } from '@fakos/contracts/previews/contract';
import {
  useCreatePreviewMutation,
  useListPreviewsQuery,
  useRevokePreviewMutation,
} from '@fakos/shared-kit/api/previews/hooks';
import { useFormat } from '@fakos/shared-kit/i18n';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { Anchor, Button, Group, Modal, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { addPreviewTime } from '../../preview-address.ts';
import { useEditorText } from '../editor-text.ts';
import { toAthensTime, toInstant } from './athens-time.ts';
import styles from './publishing.module.css';
import { ConfirmInPlace, FailureAlert, Requested, useFailureText } from './request-state.tsx';

/** Days after which a new link expires; 0 for one that works until it is revoked. */
const lifetimes = [1, 7, 30, 0] as const;
const DEFAULT_DAYS = 7;
const DAY_MS = 86_400_000;

interface PreviewLinksDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly record: BuiltRecord;
  /** The time that the links show at first; the draft as it is now without one. */
  readonly at?: string | undefined;
}

/** Links that show the draft, or the page at a later time, without signing in: create, open, copy, revoke. */
export function PreviewLinksDialog({ isOpen, onClose, record, at }: PreviewLinksDialogProps) {
  const text = useEditorText();
  const kitText = useKitText();
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={text('previews.title')}
      size="lg"
      closeButtonProps={{ 'aria-label': kitText('actions.close') }}
    >
      <PreviewLinks record={record} at={at} />
    </Modal>
  );
}

function PreviewLinks({ record, at }: Pick<PreviewLinksDialogProps, 'record' | 'at'>) {
  const text = useEditorText();
  const failureText = useFailureText();
  const links = useListPreviewsQuery(record);
  const [create, creation] = useCreatePreviewMutation();
  const [days, setDays] = useState<number>(DEFAULT_DAYS);
  const [shownTime, setShownTime] = useState(() => (at === undefined ? '' : toAthensTime(Date.parse(at))));
  const [message, setMessage] = useState('');
  const isFull = (links.data?.data.length ?? 0) >= MAX_PREVIEW_LINKS;

  async function createLink() {
    const expires_at = days === 0 ? null : new Date(Date.now() + days * DAY_MS).toISOString();
    const { data } = await create({ ...record, expires_at });
    setMessage(data ? data.message : '');
  }

  return (
    <Stack>
      <Text size="sm">{text('previews.hint')}</Text>
      <Group align="flex-end" gap="sm">
        <NativeSelect
          label={text('previews.expiry')}
          value={String(days)}
          onChange={(event) => setDays(Number(event.currentTarget.value))}
          data={lifetimes.map((count) => ({
            value: String(count),
            label: count === 0 ? text('previews.never') : text('previews.days', { count }),
          }))}
        />
        <Button loading={creation.isLoading} disabled={isFull} onClick={() => void createLink()} data-autofocus>
          {text('previews.create')}
        </Button>
      </Group>
      {isFull && <Text size="sm">{text('previews.full', { count: MAX_PREVIEW_LINKS })}</Text>}
      {creation.error !== undefined && <FailureAlert message={failureText(creation.error)} />}
      <Text size="sm" role="status">
        {message}
      </Text>
      <TextInput
        type="datetime-local"
        label={text('previews.time')}
        description={text('previews.timeHint')}
        value={shownTime}
        onChange={(event) => setShownTime(event.currentTarget.value)}
      />
      <Requested query={links} loadingLabel={text('previews.loading')}>
        {({ data }) =>
          data.length === 0 ? (
            <Text size="sm" c="dimmed">
              {text('previews.none')}
            </Text>
          ) : (
            <ul className={styles.rows}>
              {data.map((link) => (
                <PreviewRow key={link.id} link={link} time={toInstant(shownTime)} onMessage={setMessage} />
              ))}
            </ul>
          )
        }
      </Requested>
    </Stack>
  );
}

interface PreviewRowProps {
  readonly link: PreviewLink;
  /** The time that the address shows, in milliseconds since 1970. */
  readonly time: number | undefined;
  readonly onMessage: (message: string) => void;
}

function PreviewRow({ link, time, onMessage }: PreviewRowProps) {
  const text = useEditorText();
  const format = useFormat();
  const failureText = useFailureText();
  const [revoke, { isLoading, error }] = useRevokePreviewMutation();
  const [isConfirming, setConfirming] = useState(false);
  const path = addPreviewTime(link.path, time);
  const address = new URL(path, window.location.origin).href;
  const created = format.dateTime(link.created_at);

  async function copy() {
    const isCopied = await navigator.clipboard.writeText(address).then(
      () => true,
      () => false,
    );
    onMessage(text(isCopied ? 'previews.copied' : 'previews.copyFailed'));
  }

  async function confirm() {
    const { data } = await revoke({ id: link.id });
    if (data) onMessage(data.message);
  }

  return (
    <li className={styles.row}>
      <Group gap="xs" wrap="nowrap" align="flex-end">
        <TextInput
          flex={1}
          readOnly
          label={text('previews.address', { at: created })}
          value={address}
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button variant="default" aria-label={`${text('previews.copy')}: ${created}`} onClick={() => void copy()}>
          {text('previews.copy')}
        </Button>
      </Group>
      <Group gap="md">
        {LANGUAGES.map((language) => {
          const name = text(`checks.languages.${language}`);
          return (
            <Anchor
              key={language}
              href={localisePath(path, language)}
              target="_blank"
              size="sm"
              aria-label={text('previews.openNamed', { language: name, created })}
            >
              {text('previews.open', { language: name })}
            </Anchor>
          );
        })}
      </Group>
      <Group justify="space-between" gap="xs">
        <Text size="sm" c="dimmed">
          {text('previews.by', { name: link.created_by || text('revisions.unknown'), at: created })} ·{' '}
          {link.expires_at === null
            ? text('previews.noExpiry')
            : text('previews.until', { at: format.dateTime(link.expires_at) })}
        </Text>
        {!isConfirming && (
          <Button
            size="compact-sm"
            variant="subtle"
            color="red"
            aria-label={`${text('previews.revoke')}: ${created}`}
            onClick={() => setConfirming(true)}
          >
            {text('previews.revoke')}
          </Button>
        )}
      </Group>
      {isConfirming && (
        <ConfirmInPlace
          message={text('previews.revokeQuestion')}
          confirmLabel={text('previews.revoke')}
          isPending={isLoading}
          onConfirm={() => void confirm()}
          onCancel={() => setConfirming(false)}
        />
      )}
      {error !== undefined && <FailureAlert message={failureText(error)} />}
    </li>
  );
}
