import { threeColumnsWidget } from '@fakos/contracts/widgets';
import { createWidget } from '../../framework/widget.tsx';
import { ThreeColumnsView } from './three-columns.tsx';

export const threeColumnsEntry = createWidget(threeColumnsWidget, ThreeColumnsView);
