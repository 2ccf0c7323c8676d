import { htmlWidget } from '@fakos/contracts/widgets';
import { createWidget } from '../../framework/widget.tsx';
import { HtmlView } from './html.tsx';

export const htmlEntry = createWidget(htmlWidget, HtmlView);
