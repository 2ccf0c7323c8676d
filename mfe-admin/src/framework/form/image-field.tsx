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

interface ImagePlace {
  /** Folder of uploads, and its name in the image endpoint. */
  readonly folder: ImageFolder;
  readonly type: ImageType;
}

/** {@link ImageInput} as a field of the form around it. */
export function ImageField({ name, ...rest }: FieldProps & ImagePlace) {
  const { setValue, ...field } = useField<string>(name);
  return <ImageInput {...field} onChange={setValue} {...rest} />;
}

interface ImageInputProps extends ImagePlace, Omit<FieldProps, 'name'> {
  readonly id?: string;
  readonly value: string;
  readonly error?: string | undefined;
  readonly onChange: (file: string) => void;
  readonly isDisabled?: boolean;
}

/** One image, chosen from the media library or uploaded to it. The value is its file name; empty for none. */
export function ImageInput(props: ImageInputProps) {
  const { id, label, description, value, error, onChange, folder, type, isDisabled = false } = props;
  const text = useText();
  const kitText = useKitText();
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
          {...(id && { id })}
          size="xs"
          variant="default"
          leftSection={<IconPhoto size={14} aria-hidden />}
          disabled={isDisabled}
          onClick={() => setPickerOpen(true)}
        >
          {text('fields.chooseImage')}
        </Button>
        {value && (
          <Button size="xs" variant="subtle" color="gray" disabled={isDisabled} onClick={() => onChange('')}>
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
            onChange(filename);
            setPickerOpen(false);
          }}
          onClose={() => setPickerOpen(false)}
        />
      )}
    </fieldset>
  );
}
