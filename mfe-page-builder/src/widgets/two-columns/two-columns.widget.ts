import { twoColumnsWidget } from '@fakos/contracts/widgets';
import { createWidget } from '../../framework/widget.tsx';
import { TwoColumnsView } from './two-columns.tsx';

export const twoColumnsEntry = createWidget(twoColumnsWidget, TwoColumnsView);
