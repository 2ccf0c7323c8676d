import { enhancedTextWidget } from '@fakos/contracts/widgets';
import { createWidget } from '../../framework/widget.tsx';
import { EnhancedTextView } from './enhanced-text.tsx';

export const enhancedTextEntry = createWidget(enhancedTextWidget, EnhancedTextView);
