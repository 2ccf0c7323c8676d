import { createContext, use, useSyncExternalStore } from 'react';
import type { EditorSession, EditorState } from './editor-session.ts';

const SessionContext = createContext<EditorSession | undefined>(undefined);

/** Set around the editor, and around the page in its frame. */
export const EditorSessionProvider = SessionContext.Provider;

/** The session of the surrounding editor. */
export function useEditorSession(): EditorSession {
  const session = use(SessionContext);
  if (!session) throw new Error('no editor session');
  return session;
}

/**
 * A part of the editor's state; the component renders again when that part changes. The selector must return the same value
 * for the same state.
 */
export function useEditorState<T>(select: (state: EditorState) => T): T {
  const { subscribe, getState } = useEditorSession();
  return useSyncExternalStore(subscribe, () => select(getState()));
}
