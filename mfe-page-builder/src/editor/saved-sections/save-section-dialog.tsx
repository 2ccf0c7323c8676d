import { MAX_SAVED_SECTION_NAME } from '@fakos/contracts/saved-sections/contract';
import { useCreateSavedSectionMutation } from '@fakos/shared-kit/api/saved-sections/hooks';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { Button, Group, Modal, Stack, Switch, TextInput } from '@mantine/core';
import { type SubmitEvent, useState } from 'react';
import { useAnnounce } from '../commands/announcer.tsx';
import { useCommandsContext } from '../commands/commands-context.ts';
import { useEditorText } from '../editor-text.ts';
import type { NodeKey } from '../model/editor-document.ts';
import { lockSection, toSavedSection } from '../model/references.ts';
import { FailureAlert, useFailureText } from '../publishing/request-state.tsx';
import { useEditorSession } from '../session/session-context.ts';

interface SaveSectionDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly sectionKey: NodeKey;
  /** Proposed name. */
  readonly title: string;
}

/** Saves a section in both languages for other pages: to copy, or to show everywhere as it currently is. */
export function SaveSectionDialog({ isOpen, onClose, sectionKey, title }: SaveSectionDialogProps) {
  const text = useEditorText();
  const kitText = useKitText();
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={text('saved.save')}
      closeButtonProps={{ 'aria-label': kitText('actions.close') }}
    >
      <SaveSectionForm sectionKey={sectionKey} title={title} onClose={onClose} />
    </Modal>
  );
}

function SaveSectionForm({ sectionKey, title, onClose }: Omit<SaveSectionDialogProps, 'isOpen'>) {
  const text = useEditorText();
  const session = useEditorSession();
  const commands = useCommandsContext();
  const announce = useAnnounce();
  const failureText = useFailureText();
  const [name, setName] = useState(title);
  const [isReusable, setReusable] = useState(false);
  const [hasNoName, setNoName] = useState(false);
  const [create, { error, isLoading }] = useCreateSavedSectionMutation();

  async function save(event: SubmitEvent) {
    event.preventDefault();
    // The dialog is inside the form of the panel in React's tree.
    event.stopPropagation();
    setNoName(name.trim() === '');
    const section = toSavedSection(session.getState().document, sectionKey);
    if (name.trim() === '' || !section) return;
    const { data } = await create({
      name: name.trim(),
      reusable: isReusable,
      section_el: section.el,
      section_en: section.en,
    });
    if (!data) return;
    const { id, name: stored } = data.data;
    if (isReusable) commands.changeSection((document) => lockSection(document, sectionKey, id), 'saveReusable');
    announce(text('saved.saved', { name: stored }));
    onClose();
  }

  return (
    <form onSubmit={(event) => void save(event)} noValidate>
      <Stack>
        <TextInput
          label={text('saved.name')}
          value={name}
          maxLength={MAX_SAVED_SECTION_NAME}
          required
          error={hasNoName && text('saved.nameMissing')}
          data-autofocus
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Switch
          label={text('saved.reusable')}
          description={text('saved.reusableHint')}
          checked={isReusable}
          onChange={(event) => setReusable(event.currentTarget.checked)}
        />
        {error !== undefined && <FailureAlert message={failureText(error)} />}
        <Group justify="end">
          <Button variant="default" onClick={onClose}>
            {text('publish.cancel')}
          </Button>
          <Button type="submit" loading={isLoading}>
            {text('saved.save')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
