import { isImageFile } from '@fakos/contracts/html/safe-values';
import { getImageUrl } from '@fakos/contracts/images/contract';
import { readImage } from '@fakos/contracts/widgets/read-fields';
import type { PickedImage } from '@fakos/shared-kit/remote';
import { useRemoteHost } from '@fakos/shared-kit/remote/host';
import { Slot } from '@fakos/shared-kit/remote/slot';
import { Button, Image, Stack, TextInput } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useEditorText } from '../editor-text.ts';
import { ClearButton } from './clear-button.tsx';

const ICON_SIZE = 16;
const THUMBNAIL_WIDTH = 480;
const THUMBNAIL_HEIGHT = 120;

interface ImageInputProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (source: string) => void;
  readonly onPick: (image: PickedImage) => void;
  /** Images of other hosts are refused. */
  readonly isOwnHostOnly: boolean;
}

/** An image of the media library, or a typed address. */
export function ImageInput({ label, value, onChange, onPick, isOwnHostOnly }: ImageInputProps) {
  const text = useEditorText();
  const { fills } = useRemoteHost();
  const [isPicking, setPicking] = useState(false);
  const chooseButton = useRef<HTMLButtonElement>(null);
  const source = readImage(value, isOwnHostOnly);
  const address = isImageFile(source) ? getImageUrl('images', source, THUMBNAIL_WIDTH) : source;
  const hint = text(isOwnHostOnly ? 'pickers.image.ownOnly' : 'pickers.image.unusable');

  function close() {
    setPicking(false);
    chooseButton.current?.focus();
  }

  return (
    <Stack gap={6}>
      <TextInput
        label={label}
        placeholder={text('pickers.image.placeholder')}
        value={value}
        error={value.trim() !== '' && source === '' && hint}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => onChange(event.currentTarget.value)}
        rightSection={value !== '' && <ClearButton label={label} onClear={() => onChange('')} />}
      />
      {address !== '' && (
        <Image key={address} src={address} alt="" h={THUMBNAIL_HEIGHT} w="auto" fit="contain" radius="sm" />
      )}
      {fills('staff.image-picker').length > 0 && (
        <Button
          ref={chooseButton}
          variant="default"
          size="xs"
          leftSection={<IconPhoto size={ICON_SIZE} aria-hidden />}
          aria-label={text('pickers.image.chooseNamed', { label })}
          onClick={() => setPicking(true)}
        >
          {text('pickers.image.choose')}
        </Button>
      )}
      {isPicking && (
        <Slot
          name="staff.image-picker"
          onClose={close}
          onPick={(image) => {
            onPick(image);
            close();
          }}
        />
      )}
    </Stack>
  );
}
