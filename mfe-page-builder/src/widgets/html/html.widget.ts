import { z } from '@fakos/shared-kit/forms';
import type { WidgetDefinition } from '../../framework/widget.ts';
import { type HtmlFields, htmlDefaults, readHtmlFields } from './html.fields.ts';

export const htmlWidget: WidgetDefinition<HtmlFields> = {
  type: 'html',
  version: 1,
  schema: z.object({ content: z.string() }),
  defaults: htmlDefaults,
  migrate: readHtmlFields,
};
