import type { AdminGalleryImage } from '@fakos/contracts/gallery/contract';
import { MAX_GALLERY_DESCRIPTION, MAX_GALLERY_LINE } from '@fakos/contracts/gallery/fields';
import { MAX_ALT } from '@fakos/contracts/images/contract';
import { useListAdminGalleryQuery, useUpdateGalleryMutation } from '@fakos/shared-kit/api/gallery/hooks';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useText } from '../../../text.ts';
import { ChangeFailure } from '../../states/change-failure.tsx';
import { useToasts } from '../../toasts.tsx';
import { LocalisedInput } from '../inputs/localised-input.tsx';

const FIELDS = [
  { name: 'alt', maxLength: MAX_ALT },
  { name: 'title', maxLength: MAX_GALLERY_LINE },
  { name: 'caption', maxLength: MAX_GALLERY_LINE },
  { name: 'description', maxLength: MAX_GALLERY_DESCRIPTION, rows: 3 },
  { name: 'category', maxLength: MAX_GALLERY_LINE },
] as const;

interface GalleryImageDialogProps {
  readonly image: AdminGalleryImage;
  readonly name: string;
  readonly onClose: () => void;
}

/** Edits the texts of an image of the gallery in both languages. */
export function GalleryImageDialog({ image, name, onClose }: GalleryImageDialogProps) {
  const text = useText();
  const kitText = useKitText();
  const toasts = useToasts();
  const [texts, setTexts] = useState(image);
  const [update, { isLoading, error, reset }] = useUpdateGalleryMutation();
  const { refetch } = useListAdminGalleryQuery();

  async function save() {
    const { id, version, filename: _filename, position: _position, ...changed } = texts;
    const { data } = await update({ id, version, ...changed });
    if (!data) return;
    toasts.showSuccess(data.message);
    onClose();
  }

  async function reload() {
    const { data } = await refetch();
    const stored = data?.data.find(({ id }) => id === image.id);
    if (!stored) return onClose();
    setTexts(stored);
    reset();
  }

  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={text('settingEditors.gallery.describe', { name })}
      closeButtonProps={{ 'aria-label': kitText('actions.close') }}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          // The dialog's React parent may be a form.
          event.stopPropagation();
          void save();
        }}
      >
        <Stack>
          <Text size="sm">{text('productImages.altHint')}</Text>
          {FIELDS.map(({ name: field, ...size }) => (
            <LocalisedInput
              key={field}
              label={text(`settingEditors.gallery.fields.${field}`)}
              value={{ el: texts[`${field}_el`], en: texts[`${field}_en`] }}
              onChange={({ el, en }) => setTexts({ ...texts, [`${field}_el`]: el, [`${field}_en`]: en })}
              {...size}
            />
          ))}
          <ChangeFailure failure={error} onReload={() => void reload()} />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose} disabled={isLoading}>
              {kitText('actions.cancel')}
            </Button>
            <Button type="submit" loading={isLoading}>
              {kitText('actions.save')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
