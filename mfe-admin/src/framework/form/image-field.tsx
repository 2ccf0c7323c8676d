import { getImageUrl, type ImageType } from '@fakos/contracts/images/contract';
import type { ImageFolder } from '@fakos/contracts/media/contract';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { Button, Group, Image, Text } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import { useState } from 'react';
import { useText } from '../../text.ts';
import { ImagePicker } from '../media/image-picker.tsx';
import type { FieldProps } from './fields.tsx';
import styles from './form.module.css';
import { useField } from './form-context.ts';

const PREVIEW_WIDTH = 480;

interface ImageFieldProps extends FieldProps {
  /** Folder of uploads, and its name in the image endpoint. */
  readonly folder: ImageFolder;
  readonly type: ImageType;
}

/** One image, chosen from the media library or uploaded to it. The value is its file name; empty for none. */
export function ImageField({ name, label, description, folder, type }: ImageFieldProps) {
  const text = useText();
  const kitText = useKitText();
  const { id, value, error, setValue } = useField<string>(name);
  const [isPickerOpen, setPickerOpen] = useState(false);
  return (
    <fieldset className={styles.localised}>
      <legend className={styles.legend}>{label}</legend>
      {description && <p className={styles.hint}>{description}</p>}
      {value ? (
        <Image src={getImageUrl(type, value, PREVIEW_WIDTH)} alt={value} className={styles.image} radius="sm" />
      ) : (
        <Text size="sm" c="dimmed">
          {text('fields.noImage')}
        </Text>
      )}
      <Group gap="xs">
        <Button
          id={id}
          size="xs"
          variant="default"
          leftSection={<IconPhoto size={14} aria-hidden />}
          onClick={() => setPickerOpen(true)}
        >
          {text('fields.chooseImage')}
        </Button>
        {value && (
          <Button size="xs" variant="subtle" color="gray" onClick={() => setValue('')}>
            {kitText('actions.remove')}
          </Button>
        )}
      </Group>
      {error && (
        <Text size="xs" c="red">
          {error}
        </Text>
      )}
      {isPickerOpen && (
        <ImagePicker
          folder={folder}
          onChoose={({ filename }) => {
            setValue(filename);
            setPickerOpen(false);
          }}
          onClose={() => setPickerOpen(false)}
        />
      )}
    </fieldset>
  );
}
