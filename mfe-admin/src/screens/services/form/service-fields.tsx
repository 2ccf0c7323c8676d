import { MAX_SERVICE_CONTENT, MAX_SERVICE_EXCERPT, MAX_SERVICE_TITLE } from '@fakos/contracts/services/contract';
import { paths } from '@fakos/shared-kit/router';
import { Grid, Stack } from '@mantine/core';
import { DecimalField, NumberField, SwitchField } from '../../../framework/form/fields.tsx';
import { useFormContext } from '../../../framework/form/form-context.ts';
import { ImageField } from '../../../framework/form/image-field.tsx';
import { LocalisedField, TranslationSummary } from '../../../framework/form/localised-field.tsx';
import { SlugField } from '../../../framework/form/slug-field.tsx';
import { StatusField } from '../../../framework/form/status-field.tsx';
import { LocalisedRichTextField } from '../../../framework/rich-text/rich-text-field.tsx';
import { Section } from '../../../framework/section.tsx';
import { useText } from '../../../text.ts';
import { ScheduleField } from './schedule-field.tsx';
import { ServiceIconField } from './service-icon-field.tsx';
import { localisedNames } from './service-values.ts';

/** All fields of a service. */
export function ServiceFields() {
  const text = useText();
  const { form } = useFormContext();
  return (
    <Grid gap="md">
      <Grid.Col span={{ base: 12, lg: 8 }}>
        <Section title={text('services.texts')} aside={<TranslationSummary names={localisedNames} />}>
          <Stack>
            <LocalisedField
              name="title"
              label={text('services.title')}
              description={text('services.titleHint')}
              maxLength={MAX_SERVICE_TITLE}
            />
            <LocalisedField
              name="excerpt"
              label={text('services.excerpt')}
              description={text('services.excerptHint')}
              maxLength={MAX_SERVICE_EXCERPT}
              rows={2}
            />
            <LocalisedRichTextField
              name="content"
              label={text('services.content')}
              imageFolder="services"
              maxLength={MAX_SERVICE_CONTENT}
            />
            <SlugField
              label={text('services.slug')}
              source="title"
              toAddress={paths.service}
              isPublished={form.stored.status === 'published'}
            />
          </Stack>
        </Section>
      </Grid.Col>
      <Grid.Col span={{ base: 12, lg: 4 }}>
        <Stack>
          <Section title={text('services.publication')}>
            <Stack>
              <StatusField label={text('services.status')} toLabel={(status) => text(`services.statuses.${status}`)} />
              <SwitchField
                name="bookable"
                label={text('services.bookable')}
                description={text('services.bookableHint')}
              />
            </Stack>
          </Section>
          <Section title={text('services.offer')}>
            <Stack>
              <DecimalField
                name="price"
                label={text('services.price')}
                description={text('services.priceHint')}
                rightSection="€"
              />
              <NumberField
                name="duration"
                label={text('services.duration')}
                description={text('services.durationHint')}
              />
            </Stack>
          </Section>
          {form.values.bookable === true && (
            <Section title={text('services.scheduling')}>
              <ScheduleField />
            </Section>
          )}
          <Section title={text('services.appearance')}>
            <Stack>
              <ServiceIconField />
              <ImageField name="image" label={text('services.image')} folder="services" type="service" />
            </Stack>
          </Section>
        </Stack>
      </Grid.Col>
    </Grid>
  );
}
