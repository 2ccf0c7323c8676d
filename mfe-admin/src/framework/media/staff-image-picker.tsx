import type { SlotProps } from '@fakos/shared-kit/remote';
import { ImagePicker } from './image-picker.tsx';

/** The image picker for the editors of other remotes, which are mounted inside the back office. */
export function StaffImagePicker({ onPick, onClose }: SlotProps['staff.image-picker']) {
  return <ImagePicker onChoose={onPick} onClose={onClose} />;
}
