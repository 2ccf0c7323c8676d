import { useLocation } from '@fakos/shared-kit/router';
import { Title } from '@mantine/core';
import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { useText } from '../../text.ts';
import styles from './layout.module.css';

const TitleContext = createContext<{ title: string; setTitle: (title: string | null) => void }>({
  title: '',
  setTitle: () => undefined,
});

/** Provides the title of the current screen; `fallback` is shown until the screen sets one. */
export function ScreenTitleProvider({ fallback, children }: { fallback: string; children: ReactNode }) {
  const [ownTitle, setTitle] = useState<string | null>(null);
  return <TitleContext value={{ title: ownTitle ?? fallback, setTitle }}>{children}</TitleContext>;
}

/** Sets the title of the current screen in the header and in the browser tab. */
export function useScreenTitle(title: string) {
  const { setTitle } = useContext(TitleContext);
  useEffect(
    function showTitle() {
      setTitle(title);
      return () => setTitle(null);
    },
    [title, setTitle],
  );
}

/** The title of the current screen. It receives the focus on navigation, for keyboards and screen readers. */
export function ScreenTitle() {
  const text = useText();
  const { title } = useContext(TitleContext);
  const { pathname } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  const lastPathname = useRef(pathname);

  useEffect(
    function focusTitle() {
      if (lastPathname.current === pathname) return;
      lastPathname.current = pathname;
      heading.current?.focus();
    },
    [pathname],
  );

  return (
    <>
      <title>{`${title} · ${text('brand')}`}</title>
      <Title order={1} size="h3" ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </Title>
    </>
  );
}
