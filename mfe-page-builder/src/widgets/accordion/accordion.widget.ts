import { z } from '@fakos/shared-kit/forms';
import type { WidgetDefinition } from '../../framework/widget.ts';
import { type AccordionFields, accordionDefaults, readAccordionFields } from './accordion.fields.ts';

export const accordionWidget: WidgetDefinition<AccordionFields> = {
  type: 'accordion',
  version: 1,
  schema: z.object({
    items: z.array(z.object({ id: z.string(), title: z.string(), content: z.string(), isOpen: z.boolean() })),
    allowMultiple: z.boolean(),
  }),
  defaults: accordionDefaults,
  migrate: readAccordionFields,
};
