import { spacerWidget } from '@fakos/contracts/widgets';
import { createWidget } from '../../framework/widget.tsx';
import { SpacerView } from './spacer.tsx';

export const spacerEntry = createWidget(spacerWidget, SpacerView);
