import type { BuiltRecord, ContentDraft, ContentRevision } from '@fakos/contracts/drafts/contract';
import { isApiFailure } from '@fakos/shared-kit/api';
import { useRestoreRevisionMutation, useSaveDraftMutation } from '@fakos/shared-kit/api/drafts/hooks';
import { useState } from 'react';
import type { LanguageSections } from '../checks/check-problem.ts';
import { useEditorText } from '../editor-text.ts';
import { useFailureText } from '../publishing/request-state.tsx';
import { diffSections } from './diff-sections.ts';

interface RestoreInput {
  readonly record: BuiltRecord;
  readonly current: LanguageSections;
  readonly saveDraft: () => Promise<string | undefined>;
  readonly onRestored: (draft: ContentDraft) => void;
}

interface Revisions {
  readonly currentData?: { readonly data: readonly ContentRevision[] } | undefined;
  readonly refetch: () => unknown;
}

/** The state before a restoration. */
interface Previous {
  readonly publishedId: number;
  readonly draft: LanguageSections;
  readonly version: string;
}

/** Restores revisions, with a message and an undo that restores the published state and the draft. */
export function useRestore({ record, current, saveDraft, onRestored }: RestoreInput, revisions: Revisions) {
  const text = useEditorText();
  const failureText = useFailureText();
  const [send] = useRestoreRevisionMutation();
  const [save] = useSaveDraftMutation();
  const [message, setMessage] = useState('');
  const [failure, setFailure] = useState('');
  const [previous, setPrevious] = useState<Previous>();

  function fail(error: unknown) {
    const isConflict = isApiFailure(error) && error.code === 'STALE_VERSION';
    if (isConflict) void revisions.refetch();
    setMessage('');
    setFailure(isConflict ? text('revisions.conflict') : failureText(error));
  }

  async function restore(revision: ContentRevision, done: string) {
    const publishedId = revisions.currentData?.data[0]?.id;
    const version = await saveDraft();
    if (version === undefined || publishedId === undefined) {
      setFailure(text('revisions.unsaved'));
      return;
    }
    const { data, error } = await send({ ...record, version, revision_id: revision.id });
    if (!data) return fail(error);
    setPrevious({ publishedId, draft: current, version: data.data.version });
    setFailure('');
    setMessage(done);
    onRestored(data.data);
  }

  async function undo({ publishedId, draft, version }: Previous) {
    const { data, error } = await send({ ...record, version, revision_id: publishedId });
    if (!data) return fail(error);
    const published = data.data;
    const hadDraft = diffSections({ el: published.sections_el, en: published.sections_en }, draft).length > 0;
    const sections = { sections_el: [...draft.el], sections_en: [...draft.en] };
    const saved = hadDraft ? await save({ ...record, version: published.version, ...sections }) : undefined;
    onRestored(saved?.data ? { ...saved.data.data, ...sections } : published);
    setPrevious(undefined);
    if (saved?.error) return fail(saved.error);
    setFailure('');
    setMessage(text('revisions.undone'));
  }

  return { message, failure, restore, undo: previous && (() => undo(previous)) };
}
