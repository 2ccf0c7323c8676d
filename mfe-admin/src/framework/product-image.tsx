import { imageUrl, placeholderUrl } from '@fakos/shared-kit/api/images/contract';
import { Image } from '@mantine/core';

const SIZE_PX = 48;
/** Twice the shown size, for dense screens. */
const FILE_WIDTH = 96;

/** A product's picture in a table. It says nothing that the row does not: the name stands beside it. */
export function ProductImage({ file }: { file: string }) {
  return (
    <Image
      src={imageUrl('product', file, FILE_WIDTH)}
      fallbackSrc={placeholderUrl(FILE_WIDTH, FILE_WIDTH, 'Image Error')}
      alt=""
      w={SIZE_PX}
      miw={SIZE_PX}
      h={SIZE_PX}
      radius="sm"
      loading="lazy"
    />
  );
}
