import { Button, Group, Stack, Text } from '@mantine/core';
import { IconDeviceDesktop, IconEyeOff } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import styles from '../settings.module.css';
import { usePreviewText } from './preview-text.ts';

interface SettingsLayoutProps {
  /** The preview of the form's values; undefined for a tab whose settings are seen nowhere. */
  readonly renderPreview: (() => ReactNode) | undefined;
  readonly children: ReactNode;
}

/** A form of settings with the live preview beside it, which loads when it is opened. */
export function SettingsLayout({ renderPreview, children }: SettingsLayoutProps) {
  const text = usePreviewText();
  const [isOpen, setOpen] = useState(false);
  if (!renderPreview) {
    return (
      <Stack>
        <Text size="sm" c="dimmed">
          {text('none')}
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
          {text(isOpen ? 'close' : 'open')}
        </Button>
      </Group>
      <div className={styles.columns} data-preview={isOpen || undefined}>
        <div>{children}</div>
        {isOpen && renderPreview()}
      </div>
    </>
  );
}
