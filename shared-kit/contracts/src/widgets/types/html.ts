import { defineWidget, htmlField, type WidgetFields } from '../widget.ts';

/** Older pages stored the HTML as `html` or `htmlContent`. */
export const htmlWidget = defineWidget({
  type: 'html',
  fields: { content: htmlField({ readFrom: ['content', 'html', 'htmlContent'] }) },
});
/** See {@link htmlWidget}. */
export type HtmlFields = WidgetFields<typeof htmlWidget>;
