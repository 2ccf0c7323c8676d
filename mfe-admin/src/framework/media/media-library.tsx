import type { ImageFolder, ListedImage } from '@fakos/contracts/media/contract';
import { useListMediaQuery } from '@fakos/shared-kit/api/media/hooks';
import { Button, Group, NativeSelect, Stack, Text } from '@mantine/core';
import { IconLayoutGrid, IconList, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useText } from '../../text.ts';
import listStyles from '../list/list.module.css';
import { ActiveFilters, ListFilters } from '../list/list-filters.tsx';
import { EmptyList } from '../list/list-page.tsx';
import { ListPagination } from '../list/list-pagination.tsx';
import { ListSearch } from '../list/list-search.tsx';
import { findAllowed, type ListAddress } from '../list/use-list-address.ts';
import { FailureState } from '../states/failure-state.tsx';
import { PageSkeleton } from '../states/page-skeleton.tsx';
import {
  type LibraryFilter,
  librarySorts,
  readFolder,
  readLibraryFilter,
  useLibraryFilters,
} from './library-filters.ts';
import { UploadArea, UploadButton } from './upload-area.tsx';
import { UploadList } from './upload-list.tsx';
import type { UploadQueue } from './upload-queue.ts';
import { useUploads } from './use-uploads.ts';

const PAGE_SIZE = 24;
/** Folder of new images while no folder is chosen. */
const DEFAULT_FOLDER: ImageFolder = 'pages';
const views = ['grid', 'list'] as const;

/** How the images are arranged. */
export type LibraryView = (typeof views)[number];

/** The displayed state of the library. */
export interface ShownImages {
  readonly images: readonly ListedImage[];
  readonly total: number;
  readonly view: LibraryView;
  readonly filter: LibraryFilter;
  readonly isBusy: boolean;
  readonly refetch: () => unknown;
}

interface MediaLibraryProps {
  readonly address: ListAddress;
  readonly queue: UploadQueue;
  /** Restricts the library to one folder. */
  readonly folder?: ImageFolder;
  /** False where images are chosen, which those in the trash cannot be. */
  readonly offersTrash?: boolean;
  /** Shown beside the buttons for view and trash. */
  readonly actions?: ReactNode;
  /** Renders the images in their view; search, filters, uploads, pages and all states are the library's. */
  readonly children: (shown: ShownImages) => ReactNode;
}

/** The images of the shop: search, filters, folders, trash, uploads and pages. The media screen and the image picker share it. */
export function MediaLibrary({ address, queue, folder, offersTrash = true, actions, children }: MediaLibraryProps) {
  const text = useText();
  const filters = useLibraryFilters(folder !== undefined);
  const filter = readLibraryFilter(address, folder);
  const target = folder ?? readFolder(address) ?? DEFAULT_FOLDER;
  const uploads = useUploads(queue, target);
  const query = useListMediaQuery({ ...filter, page: address.page, limit: PAGE_SIZE });
  const isTrash = filter.trash === '1';
  const total = query.data?.meta.total;
  const view = findAllowed(address.filter('view'), views) ?? 'grid';
  return (
    <UploadArea onFiles={uploads.add}>
      <Stack gap="md">
        <div className={listStyles.bar}>
          <UploadButton
            onFiles={uploads.add}
            hint={text('media.uploadHint', { folder: text(`media.folders.${target}`) })}
          />
          <Group gap="xs">
            {actions}
            {offersTrash && (
              <Button
                variant={isTrash ? 'filled' : 'default'}
                aria-pressed={isTrash}
                leftSection={<IconTrash size={16} aria-hidden />}
                onClick={() => address.setFilters({ trash: isTrash ? '' : '1' })}
              >
                {text('media.trash')}
              </Button>
            )}
            <ViewSwitch view={view} address={address} />
          </Group>
        </div>
        <UploadList uploads={uploads} />
        <search className={listStyles.toolbar} aria-label={text('list.filters')}>
          <ListSearch address={address} label={text('media.search')} />
          <ListFilters filters={filters} address={address} />
          {view === 'grid' && <SortField address={address} />}
        </search>
        <ActiveFilters filters={filters} address={address} />
        {isTrash && <Text size="sm">{text('media.trashHint')}</Text>}
        <Text size="sm" c="dimmed" role="status" className={listStyles.count}>
          {total === undefined || query.error ? '' : text('media.results', { count: total })}
        </Text>
        <Images query={query} address={address} view={view} filter={filter}>
          {children}
        </Images>
      </Stack>
    </UploadArea>
  );
}

interface ImagesProps {
  query: ReturnType<typeof useListMediaQuery>;
  address: ListAddress;
  view: LibraryView;
  filter: LibraryFilter;
  children: MediaLibraryProps['children'];
}

function Images({ query, address, view, filter, children }: ImagesProps) {
  const text = useText();
  const { data, error, isFetching, refetch } = query;
  if (error) return <FailureState failure={error} onRetry={refetch} isPending={isFetching} />;
  if (!data) return <PageSkeleton />;
  const { total, limit } = data.meta;
  if (data.data.length === 0) {
    const isFiltered = Object.keys(filter).some((name) => !['trash', 'sort', 'order'].includes(name));
    const emptyText = text(filter.trash === '1' ? 'media.trashEmpty' : 'media.empty');
    return <EmptyList address={address} isFiltered={isFiltered} emptyText={emptyText} />;
  }
  return (
    <>
      {children({ images: data.data, total, view, filter, isBusy: isFetching, refetch })}
      <ListPagination address={address} pageCount={Math.ceil(total / limit)} />
    </>
  );
}

function ViewSwitch({ view, address }: { view: LibraryView; address: ListAddress }) {
  const text = useText();
  const icons = { grid: IconLayoutGrid, list: IconList };
  return (
    <Group gap={4} role="group" aria-label={text('media.view')}>
      {views.map((value) => {
        const Icon = icons[value];
        const label = text(`media.views.${value}`);
        return (
          <Button
            key={value}
            variant={view === value ? 'light' : 'default'}
            aria-pressed={view === value}
            aria-label={label}
            title={label}
            px="xs"
            onClick={() => address.setFilters({ view: value === 'grid' ? '' : value }, { replaceHistory: true })}
          >
            <Icon size={18} aria-hidden />
          </Button>
        );
      })}
    </Group>
  );
}

function SortField({ address }: { address: ListAddress }) {
  const text = useText();
  const { by, order } = address.sort ?? { by: librarySorts[0], order: 'desc' as const };
  const options = librarySorts.flatMap((sort) =>
    (['desc', 'asc'] as const).map((direction) => ({
      value: `${sort} ${direction}`,
      label: text(`media.sorts.${sort}_${direction}`),
    })),
  );
  return (
    <NativeSelect
      label={text('media.sort')}
      value={`${by} ${order}`}
      data={options}
      onChange={({ currentTarget }) => {
        const [sort = '', direction] = currentTarget.value.split(' ');
        address.setSort({ by: sort, order: direction === 'asc' ? 'asc' : 'desc' });
      }}
    />
  );
}
