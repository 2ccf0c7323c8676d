import { imageWidget } from '@fakos/contracts/widgets';
import { createWidget } from '../../framework/widget.tsx';
import { ImageView } from './image.tsx';

export const imageEntry = createWidget(imageWidget, ImageView);
