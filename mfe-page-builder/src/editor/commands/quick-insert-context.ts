import { createContext, use } from 'react';

/** Opens the list of widgets to insert after the selection. */
export interface QuickInsertControl {
  readonly open: () => void;
}

const QuickInsertContext = createContext<QuickInsertControl>({ open: () => undefined });

/** Set around the editor. */
export const QuickInsertProvider = QuickInsertContext.Provider;

/** See {@link QuickInsertControl}. */
export const useQuickInsert = () => use(QuickInsertContext);
