import { buttonWidget } from '@fakos/contracts/widgets';
import { createWidget } from '../../framework/widget.tsx';
import { ButtonView } from './button.tsx';

export const buttonEntry = createWidget(buttonWidget, ButtonView);
