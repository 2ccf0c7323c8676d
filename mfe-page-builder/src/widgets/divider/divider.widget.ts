import { dividerWidget } from '@fakos/contracts/widgets';
import { createWidget } from '../../framework/widget.tsx';
import { DividerView } from './divider.tsx';

export const dividerEntry = createWidget(dividerWidget, DividerView);
