import { useLocation } from '@fakos/shared-kit/router';
import { Title } from '@mantine/core';
import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { useText } from '../../text.ts';
import styles from './layout.module.css';

const TitleContext = createContext<{ title: string; setTitle: (title: string | null) => void }>({
  title: '',
  setTitle: () => undefined,
});

/** Keeps the title that the open screen gives itself; `fallback` stands until it has. */
export function ScreenTitleProvider({ fallback, children }: { fallback: string; children: ReactNode }) {
  const [own, setTitle] = useState<string | null>(null);
  return <TitleContext value={{ title: own ?? fallback, setTitle }}>{children}</TitleContext>;
}

/** Gives the open screen its title, in the header and in the browser's tab. */
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

/** The title of the open screen. It takes the focus on navigation, so that the keyboard and the ear arrive there too. */
export function ScreenTitle() {
  const text = useText();
  const { title } = useContext(TitleContext);
  const { pathname } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(pathname);

  useEffect(
    function focusTitle() {
      if (shown.current === pathname) return;
      shown.current = pathname;
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
