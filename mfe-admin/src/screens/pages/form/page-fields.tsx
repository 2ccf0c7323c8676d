import { MAX_MENU_TITLE, MAX_PAGE_TITLE, protectedPages } from '@fakos/contracts/pages/contract';
import { Grid, Stack, Text } from '@mantine/core';
import { SwitchField } from '../../../framework/form/fields.tsx';
import { useFormContext } from '../../../framework/form/form-context.ts';
import { LocalisedField, TranslationSummary } from '../../../framework/form/localised-field.tsx';
import { SlugField } from '../../../framework/form/slug-field.tsx';
import { StatusField } from '../../../framework/form/status-field.tsx';
import { Section } from '../../../framework/section.tsx';
import { MetadataInputs } from '../../../framework/taxonomy/metadata-fields.tsx';
import { useText } from '../../../text.ts';
import { getPublicAddress } from '../page-paths.ts';
import { localisedNames } from './page-values.ts';
import { SearchPreview } from './search-preview.tsx';

/** All properties of a page. */
export function PageFields() {
  const text = useText();
  return (
    <Grid gap="md">
      <Grid.Col span={{ base: 12, lg: 8 }}>
        <Stack>
          <Section title={text('pages.texts')} aside={<TranslationSummary names={localisedNames} />}>
            <Stack>
              <LocalisedField
                name="title"
                label={text('pages.title')}
                description={text('pages.titleHint')}
                maxLength={MAX_PAGE_TITLE}
              />
              <AddressField />
            </Stack>
          </Section>
          <Section title={text('pages.searchEngines')}>
            <Stack>
              <MetadataInputs
                title={text('pages.metaTitle')}
                titleHint={text('pages.metaTitleHint')}
                description={text('pages.metaDescription')}
                descriptionHint={text('pages.metaDescriptionHint')}
              />
              <SwitchField name="no_index" label={text('pages.noIndex')} description={text('pages.noIndexHint')} />
              <SearchPreview />
            </Stack>
          </Section>
        </Stack>
      </Grid.Col>
      <Grid.Col span={{ base: 12, lg: 4 }}>
        <Stack>
          <Section title={text('pages.publication')}>
            <StatusField label={text('pages.status')} toLabel={(status) => text(`pages.statuses.${status}`)} />
          </Section>
          <Section title={text('pages.menu')}>
            <Stack>
              <SwitchField name="show_in_menu" label={text('pages.inMenu')} description={text('pages.inMenuHint')} />
              <LocalisedField
                name="menu_title"
                label={text('pages.menuTitle')}
                description={text('pages.menuTitleHint')}
                maxLength={MAX_MENU_TITLE}
              />
            </Stack>
          </Section>
        </Stack>
      </Grid.Col>
    </Grid>
  );
}

function AddressField() {
  const text = useText();
  const { form } = useFormContext();
  const stored = form.stored.slug as string;
  if (!form.isNew && protectedPages.includes(stored)) {
    return (
      <div>
        <Text size="sm" fw={500}>
          {text('pages.slug')}
        </Text>
        <Text size="sm">{getPublicAddress(stored)}</Text>
        <Text size="sm" c="dimmed">
          {text('pages.protectedHint')}
        </Text>
      </div>
    );
  }
  return (
    <SlugField
      label={text('pages.slug')}
      source="title"
      toAddress={getPublicAddress}
      isPublished={form.stored.status === 'published'}
    />
  );
}
