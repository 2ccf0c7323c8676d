import { getImageUrl } from '@fakos/contracts/images/contract';
import { LANGUAGES, type Language } from '@fakos/contracts/languages';
import type { EditableProduct } from '@fakos/contracts/products/fields';
import { useArrangeProductImagesMutation, useUploadProductImageMutation } from '@fakos/shared-kit/api/products/hooks';
import { useLanguage } from '@fakos/shared-kit/i18n';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { ActionIcon, Button, FileButton, Group, Image, Stack, Text } from '@mantine/core';
import { IconAlt, IconArrowLeft, IconArrowRight, IconTrash, IconUpload } from '@tabler/icons-react';
import { useState } from 'react';
import { AdminBadge } from '../../../framework/admin-badge.tsx';
import { Section } from '../../../framework/section.tsx';
import { useFailureText } from '../../../framework/states/failure-text.ts';
import { useToasts } from '../../../framework/toasts.tsx';
import { useText } from '../../../text.ts';
import styles from '../products.module.css';
import { type DescribedImage, ImageAltDialog } from './image-alt-dialog.tsx';

/** Twice the displayed size, for high-density screens. */
const FILE_WIDTH = 320;
/** Formats that the server accepts (spec section 5). */
const ACCEPTED = 'image/jpeg,image/png,image/webp,image/avif,image/gif';

/** Images of a product in order, the main one first. They are saved at once, apart from the form. */
export function ProductImages({ product }: { product: EditableProduct }) {
  const text = useText();
  const toasts = useToasts();
  const failureText = useFailureText();
  const language = useLanguage();
  const [arrange, arranging] = useArrangeProductImagesMutation();
  const { upload, pending } = useUploads(product.id);
  const images = product.gallery_images;
  const [describedFile, setDescribedFile] = useState<string>();
  const described = product.images.find(({ filename }) => filename === describedFile);

  async function save(next: readonly string[], message: string) {
    const { data, error } = await arrange({ id: product.id, version: product.version, images: [...next] });
    if (!data) return toasts.showError(failureText(error));
    toasts.showSuccess(message, async () => {
      const undone = await arrange({ id: product.id, version: data.data.version, images: [...images] });
      if (undone.error) toasts.showError(failureText(undone.error));
    });
  }

  async function saveAlt(image: DescribedImage) {
    const next = images.map((file) => (file === image.filename ? image : file));
    const { data, error } = await arrange({ id: product.id, version: product.version, images: next });
    if (!data) return toasts.showError(failureText(error));
    toasts.showSuccess(text('productImages.altSaved'));
    setDescribedFile(undefined);
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
              data-tour="product-images"
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
              alt={getAlt(product, file, language) || text('products.imageNumber', { number: index + 1 })}
              className={styles.thumbnail}
              radius="sm"
              loading="lazy"
            />
            <ImageControls
              number={index + 1}
              count={images.length}
              isDisabled={arranging.isLoading}
              isDescribed={LANGUAGES.every((one) => getAlt(product, file, one) !== '')}
              onDescribe={() => setDescribedFile(file)}
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
      {described && (
        <ImageAltDialog
          key={described.filename}
          image={described}
          number={images.indexOf(described.filename) + 1}
          isSaving={arranging.isLoading}
          onSave={(image) => void saveAlt(image)}
          onClose={() => setDescribedFile(undefined)}
        />
      )}
    </Section>
  );
}

function getAlt({ images }: EditableProduct, file: string, language: Language): string {
  return images.find(({ filename }) => filename === file)?.[`alt_${language}`] ?? '';
}

interface ImageControlsProps {
  number: number;
  count: number;
  isDisabled: boolean;
  /** True if the image has alternative texts in both languages. */
  isDescribed: boolean;
  onDescribe: () => void;
  onMove: (step: 1 | -1) => void;
  onRemove: () => void;
}

function ImageControls(props: ImageControlsProps) {
  const { number, count, isDisabled, isDescribed, onDescribe, onMove, onRemove } = props;
  const text = useText();
  const kitText = useKitText();
  return (
    <Stack gap={4} mt={4}>
      <Group gap={4} justify="space-between">
        <Text size="xs" c="dimmed">
          {number === 1 ? text('products.mainImage') : number}
        </Text>
        {!isDescribed && <AdminBadge tone="warning">{text('productImages.altMissing')}</AdminBadge>}
      </Group>
      <Group gap={2} wrap="nowrap" justify="space-between">
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={text('productImages.altOf', { number })}
          title={text('productImages.altOf', { number })}
          disabled={isDisabled}
          onClick={onDescribe}
        >
          <IconAlt size={16} aria-hidden />
        </ActionIcon>
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
    </Stack>
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
