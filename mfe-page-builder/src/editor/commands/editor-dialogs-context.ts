import { createContext, use } from 'react';

/** Opens the dialogs of commands that ask before they change the page. */
export interface EditorDialogs {
  /** The list of widgets to insert after the selection. */
  readonly openInsert: () => void;
  /** The confirmation before the selection is deleted. */
  readonly openRemoval: () => void;
}

const EditorDialogsContext = createContext<EditorDialogs>({
  openInsert: () => undefined,
  openRemoval: () => undefined,
});

/** Set around the editor. */
export const EditorDialogsProvider = EditorDialogsContext.Provider;

/** See {@link EditorDialogs}. */
export const useEditorDialogs = () => use(EditorDialogsContext);
