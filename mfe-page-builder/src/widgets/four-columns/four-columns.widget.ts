import { fourColumnsWidget } from '@fakos/contracts/widgets';
import { createWidget } from '../../framework/widget.tsx';
import { FourColumnsView } from './four-columns.tsx';

export const fourColumnsEntry = createWidget(fourColumnsWidget, FourColumnsView);
