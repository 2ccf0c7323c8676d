import type { EndpointQuery } from '@fakos/contracts/endpoint';
import { type ImageFolder, imageFolders, type listMedia } from '@fakos/contracts/media/contract';
import { useMemo } from 'react';
import { useText } from '../../text.ts';
import type { ListFilter } from '../list/list-filters.tsx';
import { findAllowed, type ListAddress, omitEmpty } from '../list/use-list-address.ts';

/** Parameters of the library's address that filter it. */
export const LIBRARY_FILTERS: readonly string[] = ['folder', 'check', 'trash'];

/** Sort orders of the grid, which has no column headings. */
export const librarySorts = ['created_at', 'filename', 'size'] as const;

const checks = ['alt', 'unused', 'large'] as const;

/** The query of the library's endpoint, without the page. */
export type LibraryFilter = Omit<EndpointQuery<typeof listMedia>, 'page' | 'limit'>;

/** The folder in the address, if it is valid. */
export function readFolder(address: ListAddress): ImageFolder | undefined {
  return findAllowed(address.filter('folder'), imageFolders);
}

/** The query for an address. */
export function readLibraryFilter(address: ListAddress, fixedFolder?: ImageFolder): LibraryFilter {
  const check = findAllowed(address.filter('check'), checks);
  const sort = address.sort && findAllowed(address.sort.by, librarySorts);
  return omitEmpty({
    folder: fixedFolder ?? readFolder(address),
    search: address.search,
    trash: address.filter('trash') === '1' ? ('1' as const) : undefined,
    alt: check === 'alt' ? ('missing' as const) : undefined,
    use: check === 'unused' ? ('none' as const) : undefined,
    weight: check === 'large' ? ('large' as const) : undefined,
    sort,
    order: sort ? address.sort?.order : undefined,
  });
}

/** The fields that filter the library; a fixed folder needs none of its own. */
export function useLibraryFilters(hasFixedFolder: boolean): readonly ListFilter[] {
  const text = useText();
  return useMemo(() => {
    const folder: ListFilter = {
      kind: 'choice',
      name: 'folder',
      label: text('media.folder'),
      any: text('media.anyFolder'),
      options: imageFolders.map((value) => ({ value, label: text(`media.folders.${value}`) })),
    };
    const check: ListFilter = {
      kind: 'choice',
      name: 'check',
      label: text('media.check'),
      any: text('media.anyCheck'),
      options: checks.map((value) => ({ value, label: text(`media.checks.${value}`) })),
    };
    return hasFixedFolder ? [check] : [folder, check];
  }, [text, hasFixedFolder]);
}
