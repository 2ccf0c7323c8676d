import type { AdminGalleryImage } from '@fakos/contracts/gallery/contract';
import { getImageUrl } from '@fakos/contracts/images/contract';
import {
  useCopyGalleryImageMutation,
  useDeleteGalleryImageMutation,
  useListAdminGalleryQuery,
  useUpdateGalleryMutation,
  useUploadImageMutation,
} from '@fakos/shared-kit/api/gallery/hooks';
import { useLanguage } from '@fakos/shared-kit/i18n';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { ActionIcon, Button, FileButton, Group, Image, Stack, Text, VisuallyHidden } from '@mantine/core';
import { IconPencil, IconPhoto, IconTrash, IconUpload } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useText } from '../../../text.ts';
import { AdminBadge } from '../../admin-badge.tsx';
import { ConfirmDialog } from '../../dialogs/confirm-dialog.tsx';
import { useRowOrder } from '../../list/row-order.tsx';
import { ImagePicker } from '../../media/image-picker.tsx';
import { ACCEPTED_IMAGES } from '../../media/upload-area.tsx';
import { FailureState } from '../../states/failure-state.tsx';
import { useFailureText } from '../../states/failure-text.ts';
import { PageSkeleton } from '../../states/page-skeleton.tsx';
import { useToasts } from '../../toasts.tsx';
import styles from '../setting-editors.module.css';
import { moveItem } from '../use-card-keys.ts';
import { GalleryImageDialog } from './gallery-image-dialog.tsx';

const PREVIEW_WIDTH = 320;

/**
 * The images of the shop's gallery: added, described and put in order. They have an endpoint of their own, so each change is
 * saved at once.
 */
export function GalleryImagesEditor({ disabled = false }: { disabled?: boolean }) {
  const text = useText();
  const { data, error, isFetching, refetch } = useListAdminGalleryQuery();
  if (error && !data) return <FailureState failure={error} onRetry={refetch} isPending={isFetching} />;
  if (!data) return <PageSkeleton />;
  return (
    <Stack gap="sm">
      <Text size="sm" c="dimmed">
        {text('settingEditors.gallery.savedAtOnce')}
      </Text>
      <GalleryImages images={data.data} disabled={disabled} />
    </Stack>
  );
}

function GalleryImages({ images, disabled }: { images: readonly AdminGalleryImage[]; disabled: boolean }) {
  const text = useText();
  const language = useLanguage();
  const kitText = useKitText();
  const changes = useGalleryChanges(images);
  const container = useRef<HTMLDivElement>(null);
  const [describedId, setDescribedId] = useState<number>();
  const [removed, setRemoved] = useState<AdminGalleryImage>();
  const [isLibraryOpen, setLibraryOpen] = useState(false);
  const described = images.find(({ id }) => id === describedId);
  const isLocked = disabled || changes.isPending;
  const getName = (image: AdminGalleryImage) =>
    image[`title_${language}`] ||
    image[`alt_${language}`] ||
    text('settingEditors.gallery.number', { number: images.indexOf(image) + 1 });
  const order = useRowOrder({
    order: { group: () => '', onMove: (image, target) => void changes.move(image, target) },
    rows: images,
    rowKey: ({ id }) => id,
    rowLabel: getName,
    container,
    isDisabled: isLocked,
  });
  return (
    <div ref={container} className={styles.cardList}>
      {images.length === 0 && (
        <Text size="sm" c="dimmed">
          {text('settingEditors.gallery.none')}
        </Text>
      )}
      <ol className={styles.tiles} aria-label={text('settingEditors.gallery.images')}>
        {images.map((image) => (
          <li key={image.id} className={styles.tile} {...order?.getRowProps(image)}>
            <Image
              src={getImageUrl('gallery', image.filename, PREVIEW_WIDTH)}
              alt={image[`alt_${language}`] || getName(image)}
              radius="sm"
              loading="lazy"
            />
            <Text size="sm" truncate>
              {getName(image)}
            </Text>
            {(image.alt_el === '' || image.alt_en === '') && (
              <AdminBadge tone="warning">{text('settingEditors.gallery.altMissing')}</AdminBadge>
            )}
            <div className={styles.tileActions}>
              {order?.renderControls(image)}
              <Group gap={2} wrap="nowrap">
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  aria-label={text('settingEditors.gallery.describe', { name: getName(image) })}
                  disabled={isLocked}
                  onClick={() => setDescribedId(image.id)}
                >
                  <IconPencil size={16} aria-hidden />
                </ActionIcon>
                <ActionIcon
                  variant="subtle"
                  color="red"
                  aria-label={`${kitText('actions.remove')}: ${getName(image)}`}
                  disabled={isLocked}
                  onClick={() => setRemoved(image)}
                >
                  <IconTrash size={16} aria-hidden />
                </ActionIcon>
              </Group>
            </div>
          </li>
        ))}
      </ol>
      <Group gap="xs">
        <FileButton
          multiple
          accept={ACCEPTED_IMAGES}
          disabled={isLocked}
          onChange={(files) => void changes.upload(files)}
        >
          {(props) => (
            <Button
              {...props}
              size="xs"
              variant="default"
              loading={changes.isPending}
              leftSection={<IconUpload size={14} aria-hidden />}
            >
              {text('media.upload')}
            </Button>
          )}
        </FileButton>
        <Button
          size="xs"
          variant="default"
          disabled={isLocked}
          leftSection={<IconPhoto size={14} aria-hidden />}
          onClick={() => setLibraryOpen(true)}
        >
          {text('settingEditors.gallery.copy')}
        </Button>
      </Group>
      <VisuallyHidden role="status">{order?.announcement}</VisuallyHidden>
      {isLibraryOpen && (
        <ImagePicker
          onChoose={({ filename }) => {
            setLibraryOpen(false);
            void changes.copy(filename);
          }}
          onClose={() => setLibraryOpen(false)}
        />
      )}
      {described && (
        <GalleryImageDialog
          key={described.id}
          image={described}
          name={getName(described)}
          onClose={() => setDescribedId(undefined)}
        />
      )}
      <ConfirmDialog
        isOpen={removed !== undefined}
        title={text('settingEditors.gallery.removeTitle')}
        message={text('settingEditors.gallery.removeText', { name: removed ? getName(removed) : '' })}
        confirmLabel={kitText('actions.remove')}
        isDestructive
        isPending={changes.isPending}
        onConfirm={() => {
          if (removed) void changes.remove(removed).then(() => setRemoved(undefined));
        }}
        onCancel={() => setRemoved(undefined)}
      />
    </div>
  );
}

/** Changes of the gallery, each saved at once; failures are shown. */
function useGalleryChanges(images: readonly AdminGalleryImage[]) {
  const toasts = useToasts();
  const text = useText();
  const failureText = useFailureText();
  const [update, updating] = useUpdateGalleryMutation();
  const [uploadImage] = useUploadImageMutation();
  const [copyImage, copying] = useCopyGalleryImageMutation();
  const [deleteImage, deleting] = useDeleteGalleryImageMutation();
  const [pendingUploads, setPendingUploads] = useState(0);

  async function saveOrder(order: readonly number[], undoOrder?: readonly number[]) {
    const { data, error } = await update({ order: [...order] });
    if (data) toasts.showSuccess(data.message, undoOrder && (() => void saveOrder(undoOrder)));
    else toasts.showError(failureText(error));
  }

  return {
    isPending: updating.isLoading || copying.isLoading || deleting.isLoading || pendingUploads > 0,
    async move(image: AdminGalleryImage, target: AdminGalleryImage) {
      const before = images.map(({ id }) => id);
      await saveOrder(moveItem(before, images.indexOf(image), images.indexOf(target)), before);
    },
    async upload(files: readonly File[]) {
      setPendingUploads(files.length);
      for (const [index, file] of files.entries()) {
        const { data, error } = await uploadImage({ file, type: 'gallery', alt_el: '', alt_en: '' });
        if (data) toasts.showSuccess(`${file.name}: ${data.message}`);
        else toasts.showError(`${file.name}: ${failureText(error)}`);
        setPendingUploads(files.length - index - 1);
      }
    },
    async copy(filename: string) {
      const { data, error } = await copyImage({ filename, to: 'gallery' });
      if (data) toasts.showSuccess(text('settingEditors.gallery.copied'));
      else toasts.showError(failureText(error));
    },
    async remove({ id }: AdminGalleryImage) {
      const { data, error } = await deleteImage({ id });
      if (data) toasts.showSuccess(data.message);
      else toasts.showError(failureText(error));
    },
  };
}
