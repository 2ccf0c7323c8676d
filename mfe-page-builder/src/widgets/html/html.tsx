import { SafeHtml } from '@fakos/shared-kit/html';
import type { WidgetViewProps } from '../../framework/widget.ts';
import { readHtmlFields } from './html.fields.ts';

/** HTML as somebody wrote it, as wide as the page; only what the allow-list names is left of it. */
export function HtmlView({ stored }: WidgetViewProps) {
  const { content } = readHtmlFields(stored);
  return content.trim() === '' ? null : <SafeHtml html={content} />;
}
