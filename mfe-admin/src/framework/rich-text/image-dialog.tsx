import { getImageUrl, MAX_ALT } from '@fakos/contracts/images/contract';
import type { ImageFolder } from '@fakos/contracts/media/contract';
import { typeByFolder } from '@fakos/contracts/media/fields';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { Button, Group, Image, Modal, Stack, Text, TextInput } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { useText } from '../../text.ts';
import { ImagePicker } from '../media/image-picker.tsx';
import styles from './rich-text.module.css';
import { useRichTextText } from './rich-text-text.ts';

/** Width in pixels of an image in a text, which is as wide as its column. */
const IMAGE_WIDTH = 960;

interface ImageDialogProps {
  readonly editor: Editor;
  /** Folder of the media library. */
  readonly folder: ImageFolder;
  readonly onClose: () => void;
}

/** Inserts an image of the media library with its alternative text, or changes the selected one. */
export function ImageDialog({ editor, folder, onClose }: ImageDialogProps) {
  const text = useRichTextText();
  const adminText = useText();
  const kitText = useKitText();
  const isSelected = editor.isActive('image');
  const stored = editor.getAttributes('image');
  const [source, setSource] = useState(isSelected ? String(stored.src ?? '') : '');
  const [alt, setAlt] = useState(isSelected ? String(stored.alt ?? '') : '');
  const [isLibraryOpen, setLibraryOpen] = useState(!isSelected);

  if (isLibraryOpen) {
    return (
      <ImagePicker
        folder={folder}
        onChoose={({ filename }) => {
          setSource(getImageUrl(typeByFolder[folder], filename, IMAGE_WIDTH));
          setLibraryOpen(false);
        }}
        onClose={() => (source ? setLibraryOpen(false) : onClose())}
      />
    );
  }

  function save() {
    const chain = editor.chain().focus();
    if (isSelected) chain.updateAttributes('image', { src: source, alt: alt.trim() }).run();
    else {
      const image = { type: 'image', attrs: { src: source, alt: alt.trim(), loading: 'lazy' } };
      // Inserted after the selection, which it does not replace.
      chain.insertContentAt(editor.state.selection.to, image).run();
    }
    onClose();
  }

  return (
    <Modal
      opened
      onClose={onClose}
      returnFocus={false}
      title={text('image.title')}
      closeButtonProps={{ 'aria-label': kitText('actions.close') }}
    >
      <form
        noValidate
        onSubmit={(event) => {
          // The dialog is inside the record's form in the React tree, but not in the DOM.
          event.preventDefault();
          event.stopPropagation();
          save();
        }}
      >
        <Stack>
          <Image src={source} alt="" className={styles.preview} radius="sm" />
          <Button
            variant="default"
            size="xs"
            leftSection={<IconPhoto size={14} aria-hidden />}
            onClick={() => setLibraryOpen(true)}
          >
            {adminText('fields.chooseImage')}
          </Button>
          <TextInput
            label={text('image.alt')}
            description={text('image.altHint')}
            value={alt}
            maxLength={MAX_ALT}
            autoComplete="off"
            data-autofocus
            onChange={(event) => setAlt(event.currentTarget.value)}
          />
          {alt.trim() === '' && (
            <Text size="xs" c="dimmed">
              {text('image.noAlt')}
            </Text>
          )}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {kitText('actions.cancel')}
            </Button>
            <Button type="submit">{text(isSelected ? 'image.save' : 'image.insert')}</Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
