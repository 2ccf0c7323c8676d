import { MAX_ALT } from '@fakos/contracts/images/contract';
import type { EditableProduct } from '@fakos/contracts/products/fields';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useText } from '../../../text.ts';

/** Alternative texts of an image, with its file name. */
export type DescribedImage = EditableProduct['images'][number];

interface ImageAltDialogProps {
  readonly image: DescribedImage;
  readonly number: number;
  readonly isSaving: boolean;
  readonly onSave: (image: DescribedImage) => void;
  readonly onClose: () => void;
}

/** Edits the alternative texts of an image in both languages. */
export function ImageAltDialog({ image, number, isSaving, onSave, onClose }: ImageAltDialogProps) {
  const text = useText();
  const kitText = useKitText();
  const [alts, setAlts] = useState(image);
  const label = text('productImages.alt');
  return (
    <Modal
      opened
      onClose={onClose}
      title={text('productImages.altOf', { number })}
      closeButtonProps={{ 'aria-label': kitText('actions.close') }}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          // The dialog's React parent is the form of the product.
          event.stopPropagation();
          onSave(alts);
        }}
      >
        <Stack>
          <Text size="sm">{text('productImages.altHint')}</Text>
          <TextInput
            label={text('form.greek', { label })}
            value={alts.alt_el}
            maxLength={MAX_ALT}
            lang="el"
            data-autofocus
            onChange={({ currentTarget }) => setAlts({ ...alts, alt_el: currentTarget.value })}
          />
          <TextInput
            label={text('form.english', { label })}
            value={alts.alt_en}
            maxLength={MAX_ALT}
            lang="en"
            onChange={({ currentTarget }) => setAlts({ ...alts, alt_en: currentTarget.value })}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose} disabled={isSaving}>
              {kitText('actions.cancel')}
            </Button>
            <Button type="submit" loading={isSaving}>
              {kitText('actions.save')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
