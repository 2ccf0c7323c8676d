import type { ContentDraft } from '@fakos/contracts/drafts/contract';
import { isApiFailure } from '@fakos/shared-kit/api';
import { getDraftConflict, useGetDraftQuery, useSaveDraftMutation } from '@fakos/shared-kit/api/drafts/hooks';
import type { SlotProps } from '@fakos/shared-kit/remote';
import { useCallback } from 'react';
import type { SaveDraft } from './draft-saver.ts';

/** The draft of a page or post as the API has it, and how it is saved. */
export function useDraftApi({ kind, id }: SlotProps['admin.page-editor']) {
  const { currentData, error, isFetching, refetch } = useGetDraftQuery(
    { kind, id },
    { refetchOnMountOrArgChange: true },
  );
  const [update] = useSaveDraftMutation();
  const save: SaveDraft = useCallback(
    async (sections) => {
      const { data, error: failure } = await update({ kind, id, ...sections });
      if (data) return { state: 'saved', stored: data.data };
      const draft = isApiFailure(failure) ? getDraftConflict(failure) : undefined;
      return draft ? { state: 'conflict', draft } : { state: 'failed', failure };
    },
    [update, kind, id],
  );
  // The cache may be older than this editor's last save.
  const draft: ContentDraft | undefined = isFetching ? undefined : currentData?.data;
  return { draft, failure: error, isFetching, refetch, save };
}
