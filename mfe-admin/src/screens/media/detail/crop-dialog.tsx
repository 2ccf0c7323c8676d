import { MIN_CROP } from '@fakos/contracts/media/contract';
import { useCropMediaMutation } from '@fakos/shared-kit/api/media/hooks';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { Alert, Button, Group, Modal, NativeSelect, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { centerCrop, makeAspectCrop, type PercentCrop, ReactCrop } from 'react-image-crop';
import 'react-image-crop/dist/ReactCrop.css';
import { getFreshUrl } from '../../../framework/media/image-details.tsx';
import { useFailureText } from '../../../framework/states/failure-text.ts';
import { useText } from '../../../text.ts';
import styles from './detail.module.css';
import type { DetailedImage } from './image-page.tsx';

const PERCENT = 100;
const SHOWN_WIDTH = 960;
const START: PercentCrop = { unit: '%', x: 5, y: 5, width: 90, height: 90 };
const RATIOS: Readonly<Record<string, number>> = { '1:1': 1, '4:5': 4 / 5, '3:2': 3 / 2, '16:9': 16 / 9 };

interface CropDialogProps {
  readonly image: DetailedImage;
  readonly onClose: () => void;
  readonly onCropped: () => void;
}

/** Chooses the part of an image that remains, with the pointer or the arrow keys, free or in a fixed ratio. */
export function CropDialog({ image, onClose, onCropped }: CropDialogProps) {
  const text = useText();
  const kitText = useKitText();
  const failureText = useFailureText();
  const [crop, setCrop] = useState(START);
  const [ratio, setRatio] = useState('');
  const [cropImage, { isLoading, error }] = useCropMediaMutation();
  const { id, version, width, height } = image;
  const aspect = RATIOS[ratio];

  function changeRatio(next: string) {
    setRatio(next);
    const wanted = RATIOS[next];
    if (wanted === undefined) return;
    const largest = makeAspectCrop({ unit: '%', width: PERCENT }, wanted, width, height);
    const scale = Math.min(1, PERCENT / largest.height);
    const fitting = { unit: '%' as const, width: largest.width * scale, height: largest.height * scale };
    setCrop(centerCrop(fitting, width, height));
  }

  async function save() {
    const toPart = (percent: number) => Math.max(0, Math.min(1, percent / PERCENT));
    const { data } = await cropImage({
      ...{ id, version, x: toPart(crop.x), y: toPart(crop.y) },
      width: Math.max(MIN_CROP, toPart(crop.width)),
      height: Math.max(MIN_CROP, toPart(crop.height)),
    });
    if (data) onCropped();
  }

  const size = `${Math.round((crop.width / PERCENT) * width)} × ${Math.round((crop.height / PERCENT) * height)}`;
  return (
    <Modal
      opened
      onClose={onClose}
      title={text('media.cropTitle')}
      size="xl"
      closeButtonProps={{ 'aria-label': kitText('actions.close') }}
    >
      <Stack>
        <Text size="sm">{text('media.cropHint')}</Text>
        <NativeSelect
          label={text('media.ratio')}
          value={ratio}
          onChange={({ currentTarget }) => changeRatio(currentTarget.value)}
          data={[
            { value: '', label: text('media.freeRatio') },
            ...Object.keys(RATIOS).map((name) => ({ value: name, label: name })),
          ]}
        />
        <ReactCrop
          crop={crop}
          onChange={(_pixels, percent) => setCrop(percent)}
          keepSelection
          ruleOfThirds
          className={styles.crop}
          ariaLabels={{
            cropArea: text('media.cropArea'),
            nwDragHandle: text('media.cropHandle'),
            nDragHandle: text('media.cropHandle'),
            neDragHandle: text('media.cropHandle'),
            eDragHandle: text('media.cropHandle'),
            seDragHandle: text('media.cropHandle'),
            sDragHandle: text('media.cropHandle'),
            swDragHandle: text('media.cropHandle'),
            wDragHandle: text('media.cropHandle'),
          }}
          {...(aspect !== undefined && { aspect })}
        >
          <img src={`${getFreshUrl(image.url, image)}&width=${SHOWN_WIDTH}`} alt={image.filename} />
        </ReactCrop>
        <Text size="sm" role="status">
          {text('media.cropSize', { size })}
        </Text>
        {error !== undefined && (
          <Alert role="alert" color="red">
            {failureText(error)}
          </Alert>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose} disabled={isLoading}>
            {kitText('actions.cancel')}
          </Button>
          <Button loading={isLoading} onClick={() => void save()}>
            {text('media.crop')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
