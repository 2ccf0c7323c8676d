import type { EndpointResponse } from '@fakos/contracts/endpoint';
import { MAX_ALT } from '@fakos/contracts/images/contract';
import { type getMedia, MAX_IMAGE_TITLE, type MediaImage } from '@fakos/contracts/media/contract';
import { useGetMediaQuery, useLazyGetMediaQuery, useUpdateMediaMutation } from '@fakos/shared-kit/api/media/hooks';
import { Alert, Grid, Image, Stack } from '@mantine/core';
import { useMemo } from 'react';
import { DetailPage } from '../../../framework/detail/detail-page.tsx';
import { RecordHistory } from '../../../framework/detail/record-history.tsx';
import { useDetailPage } from '../../../framework/detail/use-detail-page.ts';
import { LocalisedField, TranslationSummary } from '../../../framework/form/localised-field.tsx';
import { RecordFormPage } from '../../../framework/form/record-form-page.tsx';
import { useFieldHistory } from '../../../framework/form/use-field-history.ts';
import { type LoadedRecord, useRecordForm } from '../../../framework/form/use-record-form.ts';
import { Section } from '../../../framework/section.tsx';
import { useToasts } from '../../../framework/toasts.tsx';
import { useText } from '../../../text.ts';
import { MEDIA, MEDIA_KEY } from '../media-paths.ts';
import { FocalPointField } from './focal-point-field.tsx';
import { ImageActions } from './image-actions.tsx';
import { ImageFacts } from './image-facts.tsx';
import { ImageUses } from './image-uses.tsx';

/** Names of the localised fields, without the language. */
const localisedNames: readonly string[] = ['alt', 'title'];

/** Values of an image's form. */
type ImageValues = Pick<MediaImage, 'alt_el' | 'alt_en' | 'title_el' | 'title_en' | 'focal_x' | 'focal_y'>;

const RESOURCE = 'media';

/** An image with the places that show it. */
export type DetailedImage = EndpointResponse<typeof getMedia>['data'];

/** One image: its texts, its focal point, its file and where it is used. */
export function ImagePage() {
  const text = useText();
  const labels = useImageLabels();
  const detail = useDetailPage(useGetMediaQuery);
  return (
    <DetailPage
      detail={detail}
      title={(image) => image?.filename ?? text('media.image')}
      list={{ listKey: MEDIA_KEY, path: MEDIA, label: text('menu.media') }}
      actions={(image) => <ImageActions key={image.id} image={image} />}
    >
      {(image) => (
        <Stack>
          {image.deleted_at === null ? (
            <ImageForm key={image.id} image={image} labels={labels} />
          ) : (
            <DeletedImage image={image} />
          )}
          <RecordHistory resource={RESOURCE} recordId={image.id} fieldLabels={labels} />
        </Stack>
      )}
    </DetailPage>
  );
}

interface ImageFormProps {
  image: DetailedImage;
  labels: Readonly<Record<keyof ImageValues, string>>;
}

function ImageForm({ image, labels }: ImageFormProps) {
  const text = useText();
  const toasts = useToasts();
  const [update] = useUpdateMediaMutation();
  const [reload] = useLazyGetMediaQuery();
  const { id, filename } = image;
  const loaded = useMemo(() => toRecord(image), [image]);
  const history = useFieldHistory(RESOURCE, id, localisedNames);
  const form = useRecordForm<ImageValues>({
    draftKey: `${MEDIA_KEY}:${id}`,
    loaded,
    validate: () => ({}),
    save: async (changes, { version }) => {
      const { data } = await update({ id, version: String(version), ...changes }).unwrap();
      return data;
    },
    reload: async () => toRecord((await reload({ id }).unwrap()).data),
    onSaved: () => toasts.showSuccess(text('detail.saved', { name: filename })),
  });
  return (
    <RecordFormPage form={form} fieldLabels={labels} {...history}>
      <Grid gap="md">
        <Grid.Col span={{ base: 12, lg: 7 }}>
          <Section title={text('media.focalPoint')}>
            <FocalPointField image={image} />
          </Section>
        </Grid.Col>
        <Grid.Col span={{ base: 12, lg: 5 }}>
          <Stack>
            <Section title={text('media.texts')} aside={<TranslationSummary names={localisedNames} />}>
              <Stack>
                <LocalisedField
                  name="alt"
                  label={text('media.alt')}
                  description={text('media.altHint')}
                  maxLength={MAX_ALT}
                  rows={2}
                />
                <LocalisedField name="title" label={text('media.title')} maxLength={MAX_IMAGE_TITLE} />
              </Stack>
            </Section>
            <ImageUses uses={image.used_in} />
            <ImageFacts image={image} />
          </Stack>
        </Grid.Col>
      </Grid>
    </RecordFormPage>
  );
}

function toRecord(image: DetailedImage): LoadedRecord<ImageValues> {
  return { values: toImageValues(image), version: image.version };
}

function DeletedImage({ image }: { image: DetailedImage }) {
  const text = useText();
  return (
    <Stack>
      <Alert color="yellow">{text('media.isDeleted')}</Alert>
      <Image src={image.thumbnail_url} alt={image.filename} w="10rem" radius="sm" />
      <ImageFacts image={image} />
    </Stack>
  );
}

function useImageLabels(): Readonly<Record<keyof ImageValues, string>> {
  const text = useText();
  return useMemo(() => {
    const alt = text('media.alt');
    const title = text('media.title');
    return {
      alt_el: text('form.greek', { label: alt }),
      alt_en: text('form.english', { label: alt }),
      title_el: text('form.greek', { label: title }),
      title_en: text('form.english', { label: title }),
      focal_x: text('media.focalX'),
      focal_y: text('media.focalY'),
    };
  }, [text]);
}

/** The form's values for an image. */
function toImageValues({ alt_el, alt_en, title_el, title_en, focal_x, focal_y }: MediaImage): ImageValues {
  return { alt_el, alt_en, title_el, title_en, focal_x, focal_y };
}
