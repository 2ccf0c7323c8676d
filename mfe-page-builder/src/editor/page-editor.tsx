import type { ContentDraft } from '@fakos/contracts/drafts/contract';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import type { SlotProps } from '@fakos/shared-kit/remote';
import { Alert, Button, Group, Skeleton, Stack } from '@mantine/core';
import { useEffect, useState } from 'react';
import { Announcer } from './commands/announcer.tsx';
import { EditorLayout } from './editor-layout.tsx';
import { useEditorText } from './editor-text.ts';
import { ContributedWidgetsProvider } from './library/contributed-widgets.tsx';
import { createDraftSaver, type DraftSaver, type SaveDraft, toEditorDocument } from './session/draft-saver.ts';
import { createEditorSession, type EditorSession } from './session/editor-session.ts';
import { EditorSessionProvider } from './session/session-context.ts';
import { type OpenedSession, openStoredSession, storeSession } from './session/stored-session.ts';
import { useDraftApi } from './session/use-draft-api.ts';

const SKELETON_HEIGHT = 480;
const STORE_PAUSE_MS = 250;

type PageEditorProps = SlotProps['admin.page-editor'];

/** The page builder's editor for a page or post: its draft, then the editor itself. */
export function PageEditor(props: PageEditorProps) {
  const text = useEditorText();
  const kitText = useKitText();
  const { draft, failure, isFetching, refetch, save } = useDraftApi(props);
  // Later responses do not replace the edited document.
  const [first, setFirst] = useState<ContentDraft>();
  if (draft && !first) setFirst(draft);
  if (first) {
    return (
      <ContributedWidgetsProvider fallback={<EditorSkeleton />}>
        <LoadedEditor key={`${props.kind} ${props.id}`} {...props} draft={first} save={save} />
      </ContributedWidgetsProvider>
    );
  }
  if (failure !== undefined) {
    return (
      <Alert color="red" role="alert" title={text('editor.loadFailed')}>
        <Button variant="default" size="sm" loading={isFetching} onClick={() => refetch()}>
          {kitText('actions.retry')}
        </Button>
      </Alert>
    );
  }
  return <EditorSkeleton />;
}

function EditorSkeleton() {
  const text = useEditorText();
  return (
    <Stack role="status" aria-label={text('editor.loading')}>
      <Skeleton height={48} />
      <Group wrap="nowrap" align="stretch">
        <Skeleton height={SKELETON_HEIGHT} width="22%" />
        <Skeleton height={SKELETON_HEIGHT} />
        <Skeleton height={SKELETON_HEIGHT} width="26%" />
      </Group>
    </Stack>
  );
}

interface LoadedEditorProps extends PageEditorProps {
  readonly draft: ContentDraft;
  readonly save: SaveDraft;
}

interface OpenedEditor {
  readonly session: EditorSession;
  readonly saver: DraftSaver;
  readonly restoredFrom: number | undefined;
}

function LoadedEditor({ kind, id, address, draft, save }: LoadedEditorProps) {
  const record = `${kind}:${id}`;
  const [editor] = useState(() => openEditor(openStoredSession(record, draft), draft, save));
  useStoredSession(record, editor, draft);
  return (
    <EditorSessionProvider value={editor.session}>
      <Announcer>
        <EditorLayout kind={kind} id={id} address={address} saver={editor.saver} restoredFrom={editor.restoredFrom} />
      </Announcer>
    </EditorSessionProvider>
  );
}

function openEditor(
  { document, history, restoredFrom }: OpenedSession,
  draft: ContentDraft,
  save: SaveDraft,
): OpenedEditor {
  const session = createEditorSession({ document, history, language: 'el' });
  return { session, saver: createDraftSaver(session, save, draft), restoredFrom };
}

/** Saves the draft, and stores the edited document in this browser. */
function useStoredSession(record: string, { session, saver }: OpenedEditor, draft: ContentDraft): void {
  useEffect(
    function saveDraft() {
      const stop = saver.start();
      let base = { version: draft.version, document: toEditorDocument(draft) };
      let latest: unknown;
      const store = () => {
        const { document, history, moving } = session.getState();
        const isSaved = saver.getState().status === 'saved';
        if (isSaved) base = { version: saver.getVersion(), document };
        if (moving || (latest === document && !isSaved)) return;
        latest = document;
        storeSession(record, { version: base.version, base: base.document, document, history }, isSaved);
      };
      let timer: ReturnType<typeof setTimeout> | undefined;
      // Debounced, because serialising a whole page on every key is too slow.
      const schedule = () => {
        clearTimeout(timer);
        timer = setTimeout(store, STORE_PAUSE_MS);
      };
      const stopStoring = [session.subscribe(schedule), saver.subscribe(schedule)];
      window.addEventListener('pagehide', store);
      return () => {
        clearTimeout(timer);
        window.removeEventListener('pagehide', store);
        store();
        void saver.flush();
        for (const end of stopStoring) end();
        stop();
      };
    },
    [record, session, saver, draft],
  );
}
