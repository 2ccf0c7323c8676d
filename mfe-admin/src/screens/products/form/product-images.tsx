import { getImageUrl } from '@fakos/contracts/images/contract';
import type { EditableProduct } from '@fakos/contracts/products/fields';
import { useArrangeProductImagesMutation, useUploadProductImageMutation } from '@fakos/shared-kit/api/products/hooks';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { ActionIcon, Button, FileButton, Group, Image, Text } from '@mantine/core';
import { IconArrowLeft, IconArrowRight, IconTrash, IconUpload } from '@tabler/icons-react';
import { useState } from 'react';
import { Section } from '../../../framework/section.tsx';
import { useFailureText } from '../../../framework/states/failure-text.ts';
import { useToasts } from '../../../framework/toasts.tsx';
import { useText } from '../../../text.ts';
import styles from '../products.module.css';

const THUMBNAIL_PX = 160;
/** Twice the displayed size, for high-density screens. */
const FILE_WIDTH = 320;
/** Formats that the server accepts (spec section 5). */
const ACCEPTED = 'image/jpeg,image/png,image/webp,image/avif,image/gif';

/** Images of a product in order, the main one first. They are saved at once, apart from the form. */
export function ProductImages({ product }: { product: EditableProduct }) {
  const text = useText();
  const toasts = useToasts();
  const failureText = useFailureText();
  const [arrange, arranging] = useArrangeProductImagesMutation();
  const { upload, pending } = useUploads(product.id);
  const images = product.gallery_images;

  async function save(next: readonly string[], message: string) {
    const { data, error } = await arrange({ id: product.id, version: product.version, images: [...next] });
    if (!data) return toasts.showError(failureText(error));
    toasts.showSuccess(message, async () => {
      const undone = await arrange({ id: product.id, version: data.data.version, images: [...images] });
      if (undone.error) toasts.showError(failureText(undone.error));
    });
  }

  return (
    <Section
      title={text('products.images')}
      aside={
        <FileButton multiple accept={ACCEPTED} onChange={(files) => void upload(files)}>
          {(props) => (
            <Button
              {...props}
              variant="default"
              leftSection={<IconUpload size={16} aria-hidden />}
              loading={pending > 0}
            >
              {text('products.addImages')}
            </Button>
          )}
        </FileButton>
      }
    >
      {images.length === 0 && (
        <Text size="sm" c="dimmed">
          {text('products.noImages')}
        </Text>
      )}
      <ol className={styles.images}>
        {images.map((file, index) => (
          <li key={file}>
            <Image
              src={getImageUrl('product', file, FILE_WIDTH)}
              alt={text('products.imageNumber', { number: index + 1 })}
              w={THUMBNAIL_PX}
              h={THUMBNAIL_PX}
              radius="sm"
              loading="lazy"
            />
            <ImageControls
              number={index + 1}
              count={images.length}
              isDisabled={arranging.isLoading}
              onMove={(step) => void save(move(images, index, index + step), text('products.imagesReordered'))}
              onRemove={() =>
                void save(
                  images.filter((other) => other !== file),
                  text('products.imageRemoved'),
                )
              }
            />
          </li>
        ))}
      </ol>
    </Section>
  );
}

interface ImageControlsProps {
  number: number;
  count: number;
  isDisabled: boolean;
  onMove: (step: 1 | -1) => void;
  onRemove: () => void;
}

function ImageControls({ number, count, isDisabled, onMove, onRemove }: ImageControlsProps) {
  const text = useText();
  const kitText = useKitText();
  return (
    <Group gap={4} mt={4} justify="space-between" wrap="nowrap">
      <Text size="xs" c="dimmed">
        {number === 1 ? text('products.mainImage') : number}
      </Text>
      <Group gap={2} wrap="nowrap">
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={text('products.moveImageEarlier', { number })}
          disabled={isDisabled || number === 1}
          onClick={() => onMove(-1)}
        >
          <IconArrowLeft size={16} aria-hidden />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={text('products.moveImageLater', { number })}
          disabled={isDisabled || number === count}
          onClick={() => onMove(1)}
        >
          <IconArrowRight size={16} aria-hidden />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="red"
          aria-label={`${kitText('actions.remove')}: ${text('products.imageNumber', { number })}`}
          disabled={isDisabled}
          onClick={onRemove}
        >
          <IconTrash size={16} aria-hidden />
        </ActionIcon>
      </Group>
    </Group>
  );
}

/** Uploads files one after the other; each failure names its file. */
function useUploads(id: number) {
  const toasts = useToasts();
  const failureText = useFailureText();
  const [uploadImage] = useUploadProductImageMutation();
  const [pending, setPending] = useState(0);

  async function upload(files: readonly File[]) {
    setPending(files.length);
    for (const [index, file] of files.entries()) {
      const { data, error } = await uploadImage({ id, file });
      if (data) toasts.showSuccess(`${file.name}: ${data.message}`);
      else toasts.showError(`${file.name}: ${failureText(error)}`);
      setPending(files.length - index - 1);
    }
  }
  return { upload, pending };
}

function move(files: readonly string[], from: number, to: number): string[] {
  const moved = [...files];
  moved.splice(to, 0, ...moved.splice(from, 1));
  return moved;
}
