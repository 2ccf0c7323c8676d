import { getImageUrl, getPlaceholderUrl, type ImageType } from '@fakos/contracts/images/contract';
import { Image } from '@mantine/core';

const SIZE_PX = 48;
/** Twice the displayed size, for high-density screens. */
const FILE_WIDTH = 96;

/** The image of a product, or another record, in a table. It is decorative, because the row also shows the record's name. */
export function ProductImage({ file, type = 'product' }: { file: string; type?: ImageType }) {
  const placeholder = getPlaceholderUrl(FILE_WIDTH, FILE_WIDTH, 'Image Error');
  return (
    <Image
      src={file === '' ? placeholder : getImageUrl(type, file, FILE_WIDTH)}
      fallbackSrc={placeholder}
      alt=""
      w={SIZE_PX}
      miw={SIZE_PX}
      h={SIZE_PX}
      radius="sm"
      loading="lazy"
    />
  );
}
