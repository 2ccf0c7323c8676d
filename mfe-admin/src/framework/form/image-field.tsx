import { getImageUrl, type ImageType } from '@fakos/contracts/images/contract';
import type { ImageFolder } from '@fakos/contracts/media/contract';
import { useUploadMediaMutation } from '@fakos/shared-kit/api/media/hooks';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { Button, FileButton, Group, Image, Text } from '@mantine/core';
import { IconPhoto, IconUpload } from '@tabler/icons-react';
import { useState } from 'react';
import { useText } from '../../text.ts';
import { useFailureText } from '../states/failure-text.ts';
import { useToasts } from '../toasts.tsx';
import type { FieldProps } from './fields.tsx';
import styles from './form.module.css';
import { useField } from './form-context.ts';
import { ImageLibrary } from './image-library.tsx';

const PREVIEW_WIDTH = 480;
/** Formats that the server accepts (spec section 5). */
export const ACCEPTED_IMAGES = 'image/jpeg,image/png,image/webp,image/avif,image/gif';

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

/** One image, uploaded or chosen from the media library. The value is its file name; empty for none. */
export function ImageInput(props: ImageInputProps) {
  const { id, label, description, value, error, onChange, folder, type, isDisabled = false } = props;
  const text = useText();
  const kitText = useKitText();
  const toasts = useToasts();
  const failureText = useFailureText();
  const [upload, { isLoading }] = useUploadMediaMutation();
  const [isLibraryOpen, setLibraryOpen] = useState(false);

  async function uploadFile(file: File | null) {
    if (!file) return;
    const { data, error: failure } = await upload({ file, folder });
    if (data) onChange(data.data.filename);
    else toasts.showError(`${file.name}: ${failureText(failure)}`);
  }

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
        <FileButton accept={ACCEPTED_IMAGES} disabled={isDisabled} onChange={(file) => void uploadFile(file)}>
          {(props) => (
            <Button
              {...props}
              {...(id && { id })}
              size="xs"
              variant="default"
              loading={isLoading}
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
          disabled={isDisabled}
          onClick={() => setLibraryOpen(true)}
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
      {isLibraryOpen && (
        <ImageLibrary
          folder={folder}
          onChoose={(file) => {
            onChange(file);
            setLibraryOpen(false);
          }}
          onClose={() => setLibraryOpen(false)}
        />
      )}
    </fieldset>
  );
}
