import type { SavedSection } from '@fakos/contracts/saved-sections/contract';
import { SAVED_SECTION_FIELD } from '@fakos/contracts/saved-sections/contract';
import {
  useListSavedSectionUsesQuery,
  useUpdateSavedSectionMutation,
} from '@fakos/shared-kit/api/saved-sections/hooks';
import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { IconLink } from '@tabler/icons-react';
import { useState } from 'react';
import { useCommandsContext } from '../commands/commands-context.ts';
import { useEditorText } from '../editor-text.ts';
import type { SectionNode } from '../model/editor-document.ts';
import { createId } from '../model/new-ids.ts';
import { copySection, fillSection, getReference, isLocked, lockSection, toSavedSection } from '../model/references.ts';
import { FailureAlert, Requested, useFailureText } from '../publishing/request-state.tsx';
import { useEditorSession, useEditorState } from '../session/session-context.ts';

/** Actions on a section that shows a reusable one. */
export function ReusableSectionPanel({ section }: { section: SectionNode }) {
  const text = useEditorText();
  const reference = getReference(section);
  const saved = useEditorState(({ savedSections }) => savedSections.get(reference ?? 0));
  if (!saved) return <Alert color="yellow">{text('outline.lostReusable')}</Alert>;
  if (isLocked(section)) return <LockedSection section={section} saved={saved} />;
  return <EditedSection section={section} saved={saved} />;
}

interface PanelProps {
  readonly section: SectionNode;
  readonly saved: SavedSection;
}

function LockedSection({ section: { key }, saved }: PanelProps) {
  const text = useEditorText();
  const commands = useCommandsContext();
  const [isAsking, setAsking] = useState(false);
  const content = { el: saved.section_el, en: saved.section_en };
  const edit = () => {
    const withReference = {
      el: { ...content.el, [SAVED_SECTION_FIELD]: saved.id },
      en: { ...content.en, [SAVED_SECTION_FIELD]: saved.id },
    };
    commands.changeSection((document) => fillSection(document, key, withReference), 'editReusable');
  };
  const detach = () =>
    commands.changeSection((document) => fillSection(document, key, copySection(content, createId)), 'detach');
  return (
    <Alert color="accent" variant="light" icon={<IconLink aria-hidden />} title={text('saved.lockedTitle')}>
      <Stack gap="sm" align="start">
        <Text size="sm">{text('saved.lockedHint')}</Text>
        {isAsking ? (
          <>
            <Uses id={saved.id} />
            <Group gap="xs">
              <Button size="xs" onClick={edit}>
                {text('saved.editEverywhere')}
              </Button>
              <Button size="xs" variant="default" onClick={() => setAsking(false)}>
                {text('publish.cancel')}
              </Button>
            </Group>
          </>
        ) : (
          <Group gap="xs">
            <Button size="xs" onClick={() => setAsking(true)}>
              {text('saved.edit')}
            </Button>
            <Button size="xs" variant="default" onClick={detach}>
              {text('saved.detach')}
            </Button>
          </Group>
        )}
      </Stack>
    </Alert>
  );
}

/** The pages that change with a reusable section. */
function Uses({ id }: { id: number }) {
  const text = useEditorText();
  const uses = useListSavedSectionUsesQuery({ id }, { refetchOnMountOrArgChange: true });
  return (
    <Requested query={uses} loadingLabel={text('saved.loadingUses')} rows={1}>
      {({ data }) => (
        <div role="status">
          <Text size="sm" fw={500}>
            {text('saved.usedOn', { count: data.length })}
          </Text>
          <ul>
            {data.map((use) => (
              <li key={`${use.kind} ${use.id}`}>
                <Text size="sm">{use.draft_only ? text('saved.inDraft', { title: use.title }) : use.title}</Text>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Requested>
  );
}

/** A reusable section while it is edited on this page: other pages change when the changes are applied. */
function EditedSection({ section: { key }, saved }: PanelProps) {
  const text = useEditorText();
  const session = useEditorSession();
  const commands = useCommandsContext();
  const failureText = useFailureText();
  const [update, { error, isLoading }] = useUpdateSavedSectionMutation();

  async function apply() {
    const content = toSavedSection(session.getState().document, key);
    if (!content) return;
    const { data } = await update({
      id: saved.id,
      version: saved.version,
      section_el: content.el,
      section_en: content.en,
    });
    if (data) commands.changeSection((document) => lockSection(document, key, saved.id), 'lockReusable');
  }

  return (
    <Alert color="yellow" variant="light" title={text('saved.editingTitle')}>
      <Stack gap="sm" align="start">
        <Text size="sm">{text('saved.editingHint', { count: saved.used_on })}</Text>
        {error !== undefined && <FailureAlert message={failureText(error)} />}
        <Group gap="xs">
          <Button size="xs" loading={isLoading} onClick={() => void apply()}>
            {text('saved.apply', { count: saved.used_on })}
          </Button>
          <Button
            size="xs"
            variant="default"
            disabled={isLoading}
            onClick={() => commands.changeSection((document) => lockSection(document, key, saved.id), 'lockReusable')}
          >
            {text('saved.discard')}
          </Button>
        </Group>
      </Stack>
    </Alert>
  );
}
