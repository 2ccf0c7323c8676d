import type { FoundRecord } from '@fakos/contracts/admin-search/contract';
import { isSafeUrl, NEW_WINDOW_REL } from '@fakos/contracts/html/allow-list';
import { useSearchAdminQuery } from '@fakos/shared-kit/api/admin-search/hooks';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { Button, Checkbox, Group, Modal, NavLink, Stack, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { useFailureText } from '../states/failure-text.ts';
import { useRichTextText } from './rich-text-text.ts';

const TYPING_PAUSE_MS = 200;
const MIN_LENGTH = 2;

interface LinkDialogProps {
  readonly editor: Editor;
  readonly onClose: () => void;
}

/** Sets the link of the selected text: an address, or a page, product or post that is found by searching. */
export function LinkDialog({ editor, onClose }: LinkDialogProps) {
  const text = useRichTextText();
  const kitText = useKitText();
  const stored = editor.getAttributes('link');
  const isNewText = editor.state.selection.empty && !editor.isActive('link');
  const [address, setAddress] = useState(String(stored.href ?? ''));
  const [label, setLabel] = useState('');
  const [isNewWindow, setNewWindow] = useState(stored.target === '_blank');
  const [error, setError] = useState('');

  function save() {
    const href = toHref(address);
    if (!href) {
      setError(text('link.invalid'));
      return;
    }
    const attributes = { href, target: isNewWindow ? '_blank' : null, rel: isNewWindow ? NEW_WINDOW_REL : null };
    const chain = editor.chain().focus();
    if (isNewText) {
      const shown = label.trim() || address.trim();
      chain.insertContent({ type: 'text', text: shown, marks: [{ type: 'link', attrs: attributes }] }).run();
    } else chain.extendMarkRange('link').setLink(attributes).run();
    onClose();
  }

  return (
    <Modal
      opened
      onClose={onClose}
      returnFocus={false}
      title={text('link.title')}
      closeButtonProps={{ 'aria-label': kitText('actions.close') }}
    >
      <form
        noValidate
        onSubmit={(event) => {
          // The dialog is inside the record's form in the React tree, but not in the DOM.
          event.preventDefault();
          event.stopPropagation();
          save();
        }}
      >
        <Stack>
          <TextInput
            label={text('link.address')}
            description={text('link.addressHint')}
            value={address}
            error={error}
            autoComplete="off"
            inputMode="url"
            data-autofocus
            onChange={(event) => {
              setAddress(event.currentTarget.value);
              setError('');
            }}
          />
          {isNewText && (
            <TextInput
              label={text('link.text')}
              value={label}
              autoComplete="off"
              onChange={(event) => setLabel(event.currentTarget.value)}
            />
          )}
          <RecordPicker
            onChoose={({ path, label: name }) => {
              setAddress(path ?? '');
              setError('');
              if (!label) setLabel(name);
            }}
          />
          <Checkbox
            label={text('link.newWindow')}
            checked={isNewWindow}
            onChange={(event) => setNewWindow(event.currentTarget.checked)}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {kitText('actions.cancel')}
            </Button>
            <Button type="submit">{text('link.save')}</Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}

function RecordPicker({ onChoose }: { onChoose: (record: FoundRecord) => void }) {
  const text = useRichTextText();
  const failureText = useFailureText();
  const [typed, setTyped] = useState('');
  const [query] = useDebouncedValue(typed.trim(), TYPING_PAUSE_MS);
  const isSearching = query.length >= MIN_LENGTH && typed.trim().length >= MIN_LENGTH;
  const { data, error, isFetching } = useSearchAdminQuery({ q: query }, { skip: !isSearching });
  const found = isSearching ? (data?.data.groups ?? []).flatMap(({ results }) => results) : [];
  const records = found.filter(({ path }) => path !== undefined);
  return (
    <div>
      <TextInput
        type="search"
        label={text('link.search')}
        value={typed}
        autoComplete="off"
        error={isSearching && error ? failureText(error) : undefined}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={(event) => {
          // Enter in the search field must not save the link.
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      {isSearching && !isFetching && !error && records.length === 0 && (
        <Text size="sm" c="dimmed" mt="xs" role="status">
          {text('link.nothingFound')}
        </Text>
      )}
      {records.map((record) => (
        <NavLink
          key={`${record.kind} ${record.id}`}
          component="button"
          type="button"
          label={record.label}
          description={`${text(`link.kinds.${toKind(record)}`)} · ${record.path}`}
          onClick={() => {
            onChoose(record);
            setTyped('');
          }}
        />
      ))}
    </div>
  );
}

function toKind({ kind }: FoundRecord): 'product' | 'post' | 'page' {
  return kind === 'product' || kind === 'post' ? kind : 'page';
}

/** The address of a link as typed; `https://` is added to a bare domain, `mailto:` to an e-mail. Undefined if it is unsafe. */
function toHref(typed: string): string | undefined {
  const address = typed.trim();
  const isEmail = /^[^\s/@]+@[^\s/@]+\.[^\s/@]+$/.test(address);
  const isDomain = /^(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?:[/?#]|$)/u.test(address);
  const href = isEmail ? `mailto:${address}` : isDomain ? `https://${address}` : address;
  return isSafeUrl(href) && /^(?:https?:\/\/|mailto:|tel:|\/|#)/i.test(href) ? href : undefined;
}
