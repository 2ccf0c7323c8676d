import { getImageUrl, type ImageType } from '@fakos/contracts/images/contract';
import type { ImageFolder } from '@fakos/contracts/media/contract';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { ActionIcon, Button, Group, Image, Text, VisuallyHidden } from '@mantine/core';
import { IconPhoto, IconTrash } from '@tabler/icons-react';
import { useMemo, useRef, useState } from 'react';
import { useText } from '../../../text.ts';
import { useRowOrder } from '../../list/row-order.tsx';
import { ImagePicker } from '../../media/image-picker.tsx';
import styles from '../setting-editors.module.css';
import { moveItem } from '../use-card-keys.ts';

const PREVIEW_WIDTH = 320;

interface ImageListInputProps {
  readonly label: string;
  readonly description?: string;
  /** File names or URLs. */
  readonly value: readonly string[];
  readonly onChange: (files: string[]) => void;
  readonly folder: ImageFolder;
  readonly type: ImageType;
  readonly max: number;
  readonly disabled?: boolean | undefined;
}

/** Images in an order, chosen from the media library or uploaded to it. */
export function ImageListInput(props: ImageListInputProps) {
  const { label, description, value, onChange, folder, type, max, disabled = false } = props;
  const text = useText();
  const kitText = useKitText();
  const [isLibraryOpen, setLibraryOpen] = useState(false);
  const container = useRef<HTMLFieldSetElement>(null);
  const rows = useMemo(() => value.map((file, index) => ({ file, index })), [value]);
  const add = (file: string) => onChange(value.includes(file) ? [...value] : [...value, file]);
  const order = useRowOrder({
    order: {
      group: () => '',
      onMove: ({ index }, target) => onChange(moveItem(value, index, target.index)),
    },
    rows,
    rowKey: ({ file }) => file,
    rowLabel: ({ file }) => file,
    container,
    isDisabled: disabled,
  });
  return (
    <fieldset className={styles.group} ref={container}>
      <legend className={styles.legend}>{label}</legend>
      {description && <p className={styles.hint}>{description}</p>}
      {value.length === 0 && (
        <Text size="sm" c="dimmed">
          {text('fields.noImage')}
        </Text>
      )}
      <ol className={styles.tiles}>
        {rows.map((row) => (
          <li key={row.file} className={styles.tile} {...order?.getRowProps(row)}>
            <Image src={getImageUrl(type, row.file, PREVIEW_WIDTH)} alt={row.file} radius="sm" loading="lazy" />
            <div className={styles.tileActions}>
              {order?.renderControls(row)}
              <ActionIcon
                variant="subtle"
                color="red"
                aria-label={`${kitText('actions.remove')}: ${row.file}`}
                disabled={disabled}
                onClick={() => onChange(value.toSpliced(row.index, 1))}
              >
                <IconTrash size={16} aria-hidden />
              </ActionIcon>
            </div>
          </li>
        ))}
      </ol>
      {value.length >= max && (
        <Text size="sm" c="dimmed">
          {text('settingEditors.full', { max })}
        </Text>
      )}
      <Group gap="xs">
        <Button
          size="xs"
          variant="default"
          leftSection={<IconPhoto size={14} aria-hidden />}
          disabled={disabled || value.length >= max}
          onClick={() => setLibraryOpen(true)}
        >
          {text('fields.chooseImage')}
        </Button>
      </Group>
      <VisuallyHidden role="status">{order?.announcement}</VisuallyHidden>
      {isLibraryOpen && (
        <ImagePicker
          folder={folder}
          onChoose={({ filename }) => {
            add(filename);
            setLibraryOpen(false);
          }}
          onClose={() => setLibraryOpen(false)}
        />
      )}
    </fieldset>
  );
}
