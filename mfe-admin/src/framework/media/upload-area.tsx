import { Button, FileButton, Group, Text } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { type DragEvent, type ReactNode, useEffect, useState } from 'react';
import { useText } from '../../text.ts';
import styles from './media.module.css';

/** Formats that the server accepts (spec section 5). */
export const ACCEPTED_IMAGES = 'image/jpeg,image/png,image/webp,image/avif,image/gif';

interface UploadAreaProps {
  readonly onFiles: (files: readonly File[]) => void;
  readonly children: ReactNode;
}

/** Accepts files that are dropped anywhere on its children, or pasted into the page. */
export function UploadArea({ onFiles, children }: UploadAreaProps) {
  const text = useText();
  const [isOver, setOver] = useState(false);

  useEffect(
    function takePastedFiles() {
      const take = (event: ClipboardEvent) => {
        const files = listImages(event.clipboardData?.files);
        if (files.length === 0) return;
        event.preventDefault();
        onFiles(files);
      };
      window.addEventListener('paste', take);
      return () => window.removeEventListener('paste', take);
    },
    [onFiles],
  );

  const leave = (event: DragEvent<HTMLElement>) => {
    const isInside = event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget);
    if (!isInside) setOver(false);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an addition to the button and to pasting
    <div
      className={styles.area}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={leave}
      onDrop={(event) => {
        setOver(false);
        const files = listImages(event.dataTransfer.files);
        if (event.dataTransfer.types.includes('Files')) event.preventDefault();
        if (files.length > 0) onFiles(files);
      }}
    >
      {children}
      {isOver && (
        <Text className={styles.dropHint} fw={500}>
          {text('media.dropHere')}
        </Text>
      )}
    </div>
  );
}

/** The button that chooses files, with a hint about dropping and pasting. */
export function UploadButton({ hint, onFiles }: { hint: string; onFiles: UploadAreaProps['onFiles'] }) {
  const text = useText();
  return (
    <Group gap="sm">
      <FileButton multiple accept={ACCEPTED_IMAGES} onChange={onFiles}>
        {(props) => (
          <Button {...props} leftSection={<IconUpload size={16} aria-hidden />}>
            {text('media.upload')}
          </Button>
        )}
      </FileButton>
      <Text size="xs" c="dimmed" className={styles.uploadHint}>
        {hint}
      </Text>
    </Group>
  );
}

function listImages(files: FileList | undefined): File[] {
  return Array.from(files ?? []).filter(({ type }) => type.startsWith('image/'));
}
