import type { ListedImage } from '@fakos/contracts/media/contract';
import { useFormat } from '@fakos/shared-kit/i18n';
import { Link } from '@fakos/shared-kit/router';
import { Anchor } from '@mantine/core';
import { useMemo } from 'react';
import type { Column } from '../../framework/list/list-columns.ts';
import { formatBytes, ImageBadges, ImageThumbnail } from '../../framework/media/image-details.tsx';
import styles from '../../framework/media/media.module.css';
import { useText } from '../../text.ts';
import { MEDIA } from './media-paths.ts';

/** The columns of the library's list. */
export function useMediaColumns(): readonly Column<ListedImage>[] {
  const text = useText();
  const format = useFormat();
  return useMemo<readonly Column<ListedImage>[]>(
    () => [
      {
        key: 'image',
        header: text('media.image'),
        isHeaderHidden: true,
        cell: (image) => (
          <div className={styles.rowThumbnail}>
            <ImageThumbnail image={image} isDecorative />
          </div>
        ),
      },
      {
        key: 'filename',
        header: text('media.filename'),
        isRowTitle: true,
        sort: 'filename',
        cell: ({ id, filename }) => (
          <Anchor component={Link} to={`${MEDIA}/${id}`} size="sm" fw={500}>
            {filename}
          </Anchor>
        ),
      },
      { key: 'folder', header: text('media.folder'), cell: ({ folder }) => text(`media.folders.${folder}`) },
      { key: 'pixels', header: text('media.pixels'), cell: ({ width, height }) => `${width} × ${height}` },
      {
        key: 'size',
        header: text('media.size'),
        align: 'end',
        sort: 'size',
        cell: ({ size }) => formatBytes(size, format),
      },
      {
        key: 'badges',
        header: text('media.state'),
        cell: (image) => (
          <span className={styles.badges}>
            <ImageBadges image={image} />
          </span>
        ),
      },
      {
        key: 'created',
        header: text('media.created'),
        sort: 'created_at',
        cell: ({ created_at: at }) => format.longDate(at),
      },
    ],
    [text, format],
  );
}
