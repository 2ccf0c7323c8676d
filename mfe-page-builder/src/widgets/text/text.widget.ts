import { textWidget } from '@fakos/contracts/widgets';
import { createWidget } from '../../framework/widget.tsx';
import { TextView } from './text.tsx';

export const textEntry = createWidget(textWidget, TextView);
