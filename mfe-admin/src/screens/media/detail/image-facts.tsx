import { useFormat } from '@fakos/shared-kit/i18n';
import { Anchor } from '@mantine/core';
import { Fact, Facts } from '../../../framework/facts.tsx';
import { formatBytes } from '../../../framework/media/image-details.tsx';
import { Section } from '../../../framework/section.tsx';
import { useText } from '../../../text.ts';
import type { DetailedImage } from './image-page.tsx';

/** Properties of an image's file. */
export function ImageFacts({ image }: { image: DetailedImage }) {
  const text = useText();
  const format = useFormat();
  const { folder, width, height, size, mime, uploaded_by: by, created_at: at } = image;
  return (
    <Section title={text('media.file')}>
      <Facts>
        <Fact name={text('media.folder')}>{text(`media.folders.${folder}`)}</Fact>
        <Fact name={text('media.pixels')}>{`${width} × ${height}`}</Fact>
        <Fact
          name={text('media.size')}
        >{`${formatBytes(size, format)} (${mime.replace('image/', '').toUpperCase()})`}</Fact>
        <Fact name={text('media.created')}>{format.dateTime(at)}</Fact>
        {by !== '' && <Fact name={text('media.uploadedBy')}>{by}</Fact>}
        {image.deleted_at === null && (
          <Fact name={text('media.url')}>
            <Anchor href={image.url} target="_blank" rel="noopener" size="sm">
              {image.url}
            </Anchor>
          </Fact>
        )}
      </Facts>
    </Section>
  );
}
