import { getImageUrl, type ImageType } from '@fakos/contracts/images/contract';
import type { ImageFolder } from '@fakos/contracts/media/contract';
import { useUploadMediaMutation } from '@fakos/shared-kit/api/media/hooks';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { ActionIcon, Button, FileButton, Group, Image, Text, VisuallyHidden } from '@mantine/core';
import { IconPhoto, IconTrash, IconUpload } from '@tabler/icons-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useText } from '../../../text.ts';
import { useRowOrder } from '../../list/row-order.tsx';
import { ImagePicker } from '../../media/image-picker.tsx';
import { ACCEPTED_IMAGES } from '../../media/upload-area.tsx';
import { useFailureText } from '../../states/failure-text.ts';
import { useToasts } from '../../toasts.tsx';
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

/** Images in an order, uploaded or chosen from the media library. */
export function ImageListInput(props: ImageListInputProps) {
  const { label, description, value, onChange, folder, type, max, disabled = false } = props;
  const text = useText();
  const kitText = useKitText();
  const [isLibraryOpen, setLibraryOpen] = useState(false);
  const container = useRef<HTMLFieldSetElement>(null);
  const rows = useMemo(() => value.map((file, index) => ({ file, index })), [value]);
  const add = (file: string) => onChange(value.includes(file) ? [...value] : [...value, file]);
  const { upload, isUploading } = useUpload(folder, value, onChange, max);
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
          {text('fields.noImages')}
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
        <FileButton
          multiple
          accept={ACCEPTED_IMAGES}
          disabled={disabled || value.length >= max}
          onChange={(files) => void upload(files)}
        >
          {(button) => (
            <Button
              {...button}
              size="xs"
              variant="default"
              loading={isUploading}
              leftSection={<IconUpload size={14} aria-hidden />}
            >
              {text('fields.uploadImage')}
            </Button>
          )}
        </FileButton>
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

/** Uploads files one after the other; each failure names its file. */
function useUpload(folder: ImageFolder, value: readonly string[], onChange: (files: string[]) => void, max: number) {
  const toasts = useToasts();
  const failureText = useFailureText();
  const [uploadMedia] = useUploadMediaMutation();
  const [isUploading, setUploading] = useState(false);
  // The list may change while a file is on its way.
  const latest = useRef({ value, onChange });

  useEffect(
    function syncLatest() {
      latest.current = { value, onChange };
    },
    [value, onChange],
  );

  async function upload(files: readonly File[]) {
    setUploading(true);
    for (const file of files.slice(0, max - value.length)) {
      const { data, error } = await uploadMedia({ file, folder });
      if (data) latest.current.onChange([...latest.current.value, data.data.filename]);
      else toasts.showError(`${file.name}: ${failureText(error)}`);
    }
    setUploading(false);
  }
  return { upload, isUploading };
}
