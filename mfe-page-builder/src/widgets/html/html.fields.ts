import { readText } from '../../framework/read-fields.ts';
import type { StoredFields } from '../../framework/widget.ts';

/** Fields of the html widget. */
export interface HtmlFields {
  content: string;
}

export const htmlDefaults: HtmlFields = { content: '' };

/** Today's fields from whatever is stored; older pages called the text `html` or `htmlContent`. */
export function readHtmlFields({ content, html, htmlContent }: StoredFields): HtmlFields {
  return { content: readText(content) || readText(html) || readText(htmlContent) };
}
