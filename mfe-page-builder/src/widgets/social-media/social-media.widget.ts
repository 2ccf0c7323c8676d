import { z } from '@fakos/shared-kit/forms';
import { urlField } from '../../framework/field-schemas.ts';
import type { WidgetDefinition } from '../../framework/widget.ts';
import {
  platforms,
  readSocialMediaFields,
  type SocialMediaFields,
  socialMediaDefaults,
} from './social-media.fields.ts';

export const socialMediaWidget: WidgetDefinition<SocialMediaFields> = {
  type: 'social-media',
  version: 1,
  schema: z.object({
    platforms: z.array(z.object({ id: z.string(), platform: z.enum(platforms), url: urlField, label: z.string() })),
  }),
  defaults: socialMediaDefaults,
  migrate: readSocialMediaFields,
};
