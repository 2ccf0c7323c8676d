import type { ListedImage } from '@fakos/contracts/media/contract';
import { Link, useNavigate } from '@fakos/shared-kit/router';
import { Button, Checkbox, Paper, Text } from '@mantine/core';
import { IconTrashX } from '@tabler/icons-react';
import { type RefObject, useMemo, useState } from 'react';
import type { BulkAction } from '../../framework/bulk/bulk-action.ts';
import { BulkBar } from '../../framework/bulk/bulk-bar.tsx';
import { BulkDialog } from '../../framework/bulk/bulk-dialog.tsx';
import { useScreenTitle } from '../../framework/layout/screen-title.tsx';
import { useStoredList } from '../../framework/list/list-memory.ts';
import { getSelectionScope } from '../../framework/list/list-page.tsx';
import { ListTable } from '../../framework/list/list-table.tsx';
import { ListViews } from '../../framework/list/list-views.tsx';
import { type ListAddress, useListAddress } from '../../framework/list/use-list-address.ts';
import { useListKeys } from '../../framework/list/use-list-keys.ts';
import { type Selection, useSelection } from '../../framework/list/use-selection.ts';
import { ImageBadges, ImageSize, ImageThumbnail } from '../../framework/media/image-details.tsx';
import { LIBRARY_FILTERS } from '../../framework/media/library-filters.ts';
import styles from '../../framework/media/media.module.css';
import { MediaLibrary, type ShownImages } from '../../framework/media/media-library.tsx';
import { createUploadQueue } from '../../framework/media/upload-queue.ts';
import { useText } from '../../text.ts';
import { MEDIA, MEDIA_KEY } from './media-paths.ts';
import { useMediaBulkActions } from './use-media-bulk-actions.tsx';
import { useMediaColumns } from './use-media-columns.tsx';

/** Uploads go on while the user works on another screen. */
const queue = createUploadQueue();

const getId = ({ id }: ListedImage) => id;
const getName = ({ filename }: ListedImage) => filename;

/** All images of the shop, newest first. */
export function MediaList() {
  const text = useText();
  const address = useListAddress(LIBRARY_FILTERS);
  useScreenTitle(text('menu.media'));
  return (
    <MediaLibrary address={address} queue={queue} actions={<ListViews listKey={MEDIA_KEY} address={address} />}>
      {(shown) => <Images shown={shown} address={address} />}
    </MediaLibrary>
  );
}

function Images({ shown, address }: { shown: ShownImages; address: ListAddress }) {
  const { images, total, view, filter } = shown;
  const text = useText();
  const navigate = useNavigate();
  const columns = useMediaColumns();
  const selection = useSelection(
    useMemo(() => getSelectionScope(address.view), [address.view]),
    total,
  );
  const ids = useMemo(() => images.map(getId), [images]);
  useStoredList(MEDIA_KEY, ids);
  const { activeIndex, container } = useListKeys({
    listKey: MEDIA_KEY,
    ids,
    onOpen: (index) => navigate(`${MEDIA}/${ids[index]}`),
    onSelect: (id) => selection.toggle(id, ids),
  });
  const actions = useMediaBulkActions(filter);
  return (
    <>
      {filter.trash === '1' && <EmptyTrash shown={shown} actions={actions} />}
      {view === 'list' ? (
        <Paper withBorder ref={container} className={styles.paper}>
          <ListTable
            label={text('menu.media')}
            columns={columns}
            rows={images}
            rowKey={getId}
            isBusy={shown.isBusy}
            sort={address.sort}
            onSort={address.setSort}
            selectable={{ selection, rowId: getId, rowLabel: getName }}
            activeIndex={activeIndex}
          />
        </Paper>
      ) : (
        <Grid shown={shown} selection={selection} activeIndex={activeIndex} container={container} />
      )}
      <BulkBar
        selection={selection}
        actions={actions}
        pageCount={images.length}
        total={total}
        onChanged={shown.refetch}
      />
    </>
  );
}

/** Deletes everything permanently that the trash shows, after a preview and a typed word. */
function EmptyTrash({ shown: { total, refetch }, actions }: { shown: ShownImages; actions: readonly BulkAction[] }) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const purge = actions.find((action) => action.key === 'purge');
  if (!purge || !('run' in purge)) return null;
  return (
    <>
      <Button
        variant="default"
        className={styles.emptyTrash}
        leftSection={<IconTrashX size={16} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {text('media.emptyTrash', { count: total })}
      </Button>
      {isOpen && (
        <BulkDialog
          action={purge}
          target="matching"
          count={total}
          onClose={(result) => {
            setOpen(false);
            if (result) refetch();
          }}
        />
      )}
    </>
  );
}

interface GridProps {
  shown: ShownImages;
  selection: Selection;
  activeIndex: number | undefined;
  container: RefObject<HTMLDivElement | null>;
}

function Grid({ shown: { images, isBusy }, selection, activeIndex, container }: GridProps) {
  const text = useText();
  const ids = images.map(getId);
  return (
    <div ref={container}>
      <ul className={styles.grid} aria-label={text('menu.media')} aria-busy={isBusy}>
        {images.map((image, index) => (
          <li
            key={image.id}
            data-selected={selection.isSelected(image.id) || undefined}
            data-active={index === activeIndex || undefined}
          >
            <Checkbox
              size="sm"
              className={styles.check}
              aria-label={text('list.selectRow', { name: image.filename })}
              checked={selection.isSelected(image.id)}
              onChange={() => selection.toggle(image.id, ids)}
            />
            <Link to={`${MEDIA}/${image.id}`} className={styles.card}>
              <ImageThumbnail image={image} isDecorative />
              <span className={styles.caption}>
                <Text size="xs" fw={500} truncate title={image.filename}>
                  {image.filename}
                </Text>
                <ImageSize image={image} />
                <span className={styles.badges}>
                  <ImageBadges image={image} />
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
