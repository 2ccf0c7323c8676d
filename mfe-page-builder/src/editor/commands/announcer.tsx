import { VisuallyHidden } from '@mantine/core';
import { createContext, type ReactNode, use, useCallback, useMemo, useState } from 'react';

/** Announces a message to screen readers; the same message twice is announced twice. */
export type Announce = (message: string) => void;

const AnnounceContext = createContext<Announce>(() => undefined);

/** See {@link Announce}. */
export const useAnnounce = () => use(AnnounceContext);

/** The editor's live region around everything that announces. */
export function Announcer({ children }: { children: ReactNode }) {
  const [message, setMessage] = useState({ text: '', count: 0 });
  const announce = useCallback((text: string) => setMessage(({ count }) => ({ text, count: count + 1 })), []);
  const value = useMemo(() => announce, [announce]);
  return (
    <AnnounceContext value={value}>
      {children}
      <VisuallyHidden role="status" aria-live="assertive" data-editor-announcement={message.count}>
        {/* The text differs each time, because screen readers do not announce an unchanged one. */}
        {message.count % 2 === 0 ? message.text : `${message.text}\u00a0`}
      </VisuallyHidden>
    </AnnounceContext>
  );
}
