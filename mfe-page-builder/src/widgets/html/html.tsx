import type { HtmlFields } from '@fakos/contracts/widgets';
import { SafeHtml } from '@fakos/shared-kit/html';
import type { WidgetViewProps } from '../../framework/widget.tsx';

/** HTML as wide as the page, reduced to the allow-list. */
export function HtmlView({ fields: { content } }: WidgetViewProps<HtmlFields>) {
  return content.trim() === '' ? null : <SafeHtml html={content} />;
}
