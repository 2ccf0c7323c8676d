import type { PreviewMessage } from '@fakos/contracts/settings/preview';
import { createLazy, useLazy } from '@fakos/shared-kit/lazy';
import { Button, Group } from '@mantine/core';
import { IconDeviceDesktop, IconEyeOff } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import type { SettingTab } from '../../../framework/settings/setting-places.ts';
import { PageSkeleton } from '../../../framework/states/page-skeleton.tsx';
import { useText } from '../../../text.ts';
import styles from '../settings.module.css';

const lazyPanel = createLazy(() => import('./preview-panel.tsx').then((module) => module.PreviewPanel));

/** The page on which the settings of a tab are seen; the others are not seen by visitors. */
const previewPaths: Partial<Record<SettingTab, string>> = {
  content: '/',
  gallery: '/',
  masonry: '/',
  layout: '/',
  sidebar: '/blog',
  'sidebar-widgets': '/blog',
  navigation: '/',
  footer: '/',
  contact: '/contact',
  blog: '/blog',
};

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
  const path = previewPaths[tab];
  const { code: Panel } = useLazy(lazyPanel, isOpen ? 'now' : 'never');
  if (path === undefined) return children;
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
        {isOpen && (Panel ? <Panel path={path} values={getValues()} /> : <PageSkeleton />)}
      </div>
    </>
  );
}
