import type { PreviewMessage } from '@fakos/contracts/settings/preview';
import { createLazy, useLazy } from '@fakos/shared-kit/lazy';
import { Button, Group, Stack, Text } from '@mantine/core';
import { IconDeviceDesktop, IconEyeOff } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import type { SettingTab } from '../../../framework/settings/setting-places.ts';
import { PageSkeleton } from '../../../framework/states/page-skeleton.tsx';
import { useText } from '../../../text.ts';
import styles from '../settings.module.css';

const lazyPanel = createLazy(() => import('./preview-panel.tsx').then((module) => module.PreviewPanel));

type TabWithoutPreview = 'ssl' | 'email' | 'sales';

/** The page on which the settings of a tab are seen. The other tabs say why they have no preview. */
const previewPaths: Readonly<Record<Exclude<SettingTab, TabWithoutPreview>, string>> = {
  content: '/',
  gallery: '/',
  masonry: '/',
  layout: '/',
  sidebar: '/blog',
  'sidebar-widgets': '/blog',
  navigation: '/',
  footer: '/',
  system: '/?show=construction',
  contact: '/contact',
  blog: '/blog',
};

const hasPreview = (tab: SettingTab): tab is keyof typeof previewPaths => tab in previewPaths;

interface SettingsLayoutProps {
  readonly tab: SettingTab;
  /** The form's values as the preview receives them. */
  readonly getValues: () => Omit<PreviewMessage, 'type'>;
  readonly children: ReactNode;
}

/** A form of settings with the live preview beside it, which loads when it is opened. */
export function SettingsLayout({ tab, getValues, children }: SettingsLayoutProps) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const { code: Panel } = useLazy(lazyPanel, isOpen ? 'now' : 'never');
  if (!hasPreview(tab)) {
    return (
      <Stack>
        <Text size="sm" c="dimmed">
          {text(`settings.preview.none.${tab}`)}
        </Text>
        {children}
      </Stack>
    );
  }
  const Icon = isOpen ? IconEyeOff : IconDeviceDesktop;
  return (
    <>
      <Group justify="flex-end">
        <Button
          size="xs"
          variant="default"
          leftSection={<Icon size={16} aria-hidden />}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {text(isOpen ? 'settings.preview.close' : 'settings.preview.open')}
        </Button>
      </Group>
      <div className={styles.columns} data-preview={isOpen || undefined}>
        <div>{children}</div>
        {isOpen && (Panel ? <Panel path={previewPaths[tab]} values={getValues()} /> : <PageSkeleton />)}
      </div>
    </>
  );
}
