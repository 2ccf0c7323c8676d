import type { Language } from '@fakos/contracts/languages';
import { MAX_SAVED_SECTION_NAME, type SavedSection } from '@fakos/contracts/saved-sections/contract';
import {
  useDeleteSavedSectionMutation,
  useListSavedSectionsQuery,
  useUpdateSavedSectionMutation,
} from '@fakos/shared-kit/api/saved-sections/hooks';
import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useEditorText } from '../editor-text.ts';
import { createId } from '../model/new-ids.ts';
import { copySection, createReference, type SectionPair } from '../model/references.ts';
import { ConfirmInPlace, FailureAlert, Requested, useFailureText } from '../publishing/request-state.tsx';
import { TemplatePreview } from '../templates/template-preview.tsx';
import templateStyles from '../templates/templates.module.css';

interface SavedSectionsListProps {
  /** Language of the page, in which the previews are. */
  readonly language: Language;
  readonly onPick: (section: SectionPair) => void;
}

/** The sections that staff saved, to insert, rename and delete. */
export function SavedSectionsList({ language, onPick }: SavedSectionsListProps) {
  const text = useEditorText();
  const saved = useListSavedSectionsQuery();
  return (
    <Requested query={saved} loadingLabel={text('saved.loading')}>
      {({ data }) =>
        data.length === 0 ? (
          <Text size="sm" c="dimmed">
            {text('saved.none')}
          </Text>
        ) : (
          <ul className={templateStyles.grid}>
            {data.map((section) => (
              <SavedSectionCard key={section.id} section={section} language={language} onPick={onPick} />
            ))}
          </ul>
        )
      }
    </Requested>
  );
}

interface SavedSectionCardProps extends SavedSectionsListProps {
  readonly section: SavedSection;
}

function SavedSectionCard({ section, language, onPick }: SavedSectionCardProps) {
  const text = useEditorText();
  const { id, name, reusable, used_on: count } = section;
  const [isManaging, setManaging] = useState<'rename' | 'delete'>();
  const copy = () => onPick(copySection({ el: section.section_el, en: section.section_en }, createId));
  return (
    <li className={templateStyles.card}>
      <TemplatePreview sections={[section[`section_${language}`]]} />
      <Stack gap="xs" p="sm">
        <Group gap="xs">
          <Text size="sm" fw={500}>
            {name}
          </Text>
          {reusable && (
            <Text size="xs" c="dimmed">
              {text('saved.usedOn', { count })}
            </Text>
          )}
        </Group>
        <Group gap="xs">
          {reusable && (
            <Button
              size="compact-sm"
              aria-label={text('saved.insertReusableNamed', { name })}
              onClick={() => onPick(createReference(id, createId()))}
            >
              {text('saved.insertReusable')}
            </Button>
          )}
          <Button
            size="compact-sm"
            variant="default"
            aria-label={text('saved.insertCopyNamed', { name })}
            onClick={copy}
          >
            {text('saved.insertCopy')}
          </Button>
          <Button
            size="compact-sm"
            variant="subtle"
            color="gray"
            aria-label={text('saved.renameNamed', { name })}
            onClick={() => setManaging('rename')}
          >
            {text('saved.rename')}
          </Button>
          <Button
            size="compact-sm"
            variant="subtle"
            color="red"
            aria-label={text('saved.deleteNamed', { name })}
            onClick={() => setManaging('delete')}
          >
            {text('saved.delete')}
          </Button>
        </Group>
        {isManaging === 'rename' && <RenameForm section={section} onClose={() => setManaging(undefined)} />}
        {isManaging === 'delete' && <DeleteQuestion section={section} onClose={() => setManaging(undefined)} />}
      </Stack>
    </li>
  );
}

interface ManagedProps {
  readonly section: SavedSection;
  readonly onClose: () => void;
}

function RenameForm({ section: { id, name, version }, onClose }: ManagedProps) {
  const text = useEditorText();
  const failureText = useFailureText();
  const [typed, setTyped] = useState(name);
  const [update, { error, isLoading }] = useUpdateSavedSectionMutation();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (typed.trim() === '') return;
        void update({ id, version, name: typed.trim() }).then(({ data }) => data && onClose());
      }}
    >
      <Stack gap="xs">
        <TextInput
          label={text('saved.name')}
          value={typed}
          maxLength={MAX_SAVED_SECTION_NAME}
          error={typed.trim() === '' && text('saved.nameMissing')}
          autoFocus
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        {error !== undefined && <FailureAlert message={failureText(error)} />}
        <Group gap="xs">
          <Button size="compact-sm" variant="default" onClick={onClose}>
            {text('publish.cancel')}
          </Button>
          <Button size="compact-sm" type="submit" loading={isLoading}>
            {text('saved.rename')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

function DeleteQuestion({ section: { id, name }, onClose }: ManagedProps) {
  const text = useEditorText();
  const failureText = useFailureText();
  const [remove, { error, isLoading }] = useDeleteSavedSectionMutation();
  return (
    <>
      {error !== undefined && <FailureAlert message={failureText(error)} />}
      <ConfirmInPlace
        message={text('saved.deleteQuestion', { name })}
        confirmLabel={text('saved.delete')}
        isPending={isLoading}
        onConfirm={() => void remove({ id })}
        onCancel={onClose}
      />
    </>
  );
}
