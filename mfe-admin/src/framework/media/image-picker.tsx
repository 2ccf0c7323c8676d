import type { ImageFolder } from '@fakos/contracts/media/contract';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import type { PickedImage } from '@fakos/shared-kit/remote';
import { Modal, Text, UnstyledButton } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useText } from '../../text.ts';
import { useLocalListAddress } from '../list/use-list-address.ts';
import { ImageSize, ImageThumbnail } from './image-details.tsx';
import { LIBRARY_FILTERS } from './library-filters.ts';
import styles from './media.module.css';
import { MediaLibrary } from './media-library.tsx';
import { createUploadQueue, type UploadQueue } from './upload-queue.ts';

interface ImagePickerProps {
  /** All folders if it is not given. */
  readonly folder?: ImageFolder;
  /** Called with the image that was chosen, or that was uploaded alone. */
  readonly onChoose: (image: PickedImage) => void;
  readonly onClose: () => void;
}

/** Dialog that chooses an image of a folder or of all, from the library or from the computer. */
export function ImagePicker({ folder, onChoose, onClose }: ImagePickerProps) {
  const text = useText();
  const kitText = useKitText();
  const address = useLocalListAddress(LIBRARY_FILTERS);
  const [queue] = useState(createUploadQueue);
  useOnlyUpload(queue, onChoose);
  return (
    <Modal
      opened
      onClose={onClose}
      title={text('media.choose')}
      size="xl"
      closeButtonProps={{ 'aria-label': kitText('actions.close') }}
    >
      <MediaLibrary address={address} queue={queue} {...(folder && { folder })} offersTrash={false}>
        {({ images, view, isBusy }) => (
          <ul className={styles.grid} data-view={view} aria-busy={isBusy}>
            {images.map((image) => (
              <li key={image.id}>
                <UnstyledButton className={styles.choice} onClick={() => onChoose(image)}>
                  <ImageThumbnail image={image} />
                  <span className={styles.caption}>
                    <Text size="xs" truncate>
                      {image.filename}
                    </Text>
                    <ImageSize image={image} />
                  </span>
                </UnstyledButton>
              </li>
            ))}
          </ul>
        )}
      </MediaLibrary>
    </Modal>
  );
}

/** Chooses an uploaded image immediately if it is the only one, so that it need not be found in the list. */
function useOnlyUpload(queue: UploadQueue, onChoose: ImagePickerProps['onChoose']): void {
  useEffect(
    function chooseUploadedImage() {
      return queue.subscribe(() => {
        const [upload, ...others] = queue.getUploads();
        if (upload?.image && others.length === 0) onChoose(upload.image);
      });
    },
    [queue, onChoose],
  );
}
