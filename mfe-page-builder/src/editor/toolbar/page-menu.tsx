import type { BuiltRecord } from '@fakos/contracts/drafts/contract';
import { ActionIcon, Drawer, Menu } from '@mantine/core';
import { IconCalendarTime, IconDots, IconHistory, IconLink, IconSettings } from '@tabler/icons-react';
import { useState } from 'react';
import { useEditorText } from '../editor-text.ts';
import { PageSettingsDialog } from '../page-settings/page-settings-dialog.tsx';
import { PreviewLinksDialog } from '../publishing/preview-links-dialog.tsx';
import { SchedulesDialog } from '../publishing/schedules-dialog.tsx';
import type { DraftSaver } from '../session/draft-saver.ts';
import { PublishedVersions } from './published-versions.tsx';

const ICON_SIZE = 18;

type Opened = 'revisions' | 'previews' | 'schedules' | 'settings';

interface PageMenuProps {
  readonly record: BuiltRecord;
  readonly saver: DraftSaver;
  /** The page is visible, so that differences can be marked on it. */
  readonly hasCanvas: boolean;
}

/** Actions on the whole page except publishing. */
export function PageMenu({ record, saver, hasCanvas }: PageMenuProps) {
  const text = useEditorText();
  const [opened, setOpened] = useState<Opened>();
  const [previewedTime, setPreviewedTime] = useState<string>();
  const close = () => {
    setOpened(undefined);
    setPreviewedTime(undefined);
  };
  const showAt = (at: string) => {
    setPreviewedTime(at);
    setOpened('previews');
  };
  const entries = [
    { name: 'settings', label: text('pageSettings.title'), Icon: IconSettings },
    { name: 'previews', label: text('previews.title'), Icon: IconLink },
    { name: 'schedules', label: text('schedules.title'), Icon: IconCalendarTime },
    { name: 'revisions', label: text('toolbar.revisions'), Icon: IconHistory },
  ] as const;
  return (
    <>
      {/* The placeholder would be an element of the menu that is no item. */}
      <Menu position="bottom-end" withInitialFocusPlaceholder={false}>
        <Menu.Target>
          <ActionIcon variant="default" size="lg" aria-label={text('toolbar.more')} title={text('toolbar.more')}>
            <IconDots size={ICON_SIZE} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {entries.map(({ name, label, Icon }) => (
            <Menu.Item key={name} leftSection={<Icon size={ICON_SIZE} aria-hidden />} onClick={() => setOpened(name)}>
              {label}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      {opened === 'settings' && <PageSettingsDialog isOpen onClose={close} record={record} />}
      {opened === 'previews' && <PreviewLinksDialog isOpen onClose={close} record={record} at={previewedTime} />}
      {opened === 'schedules' && <SchedulesDialog isOpen onClose={close} record={record} onPreview={showAt} />}
      <Drawer
        opened={opened === 'revisions'}
        onClose={close}
        position="right"
        size="lg"
        title={text('toolbar.revisions')}
        closeButtonProps={{ 'aria-label': text('editor.closePanel') }}
      >
        <PublishedVersions record={record} saver={saver} {...(hasCanvas && { onMarked: close })} />
      </Drawer>
    </>
  );
}
