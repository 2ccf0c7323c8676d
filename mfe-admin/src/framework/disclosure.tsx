import { VisuallyHidden } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import styles from './disclosure.module.css';

interface DisclosureProps {
  readonly label: ReactNode;
  /** Context of the label for screen readers. */
  readonly about?: string;
  /** Open until the user closes it. */
  readonly opened?: boolean;
  /** Puts the button into a heading of level 3. */
  readonly isHeading?: boolean;
  /** Replaces the button's default class. */
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A button that shows and hides its content. The content renders when it is opened. */
export function Disclosure({
  label,
  about,
  opened = false,
  isHeading,
  className = styles.opener,
  children,
}: DisclosureProps) {
  const id = useId();
  const [userChoice, setUserChoice] = useState<boolean>();
  const open = userChoice ?? opened;
  const Frame = isHeading ? 'h3' : 'div';
  return (
    <>
      <Frame>
        <button
          type="button"
          className={className}
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={() => setUserChoice(!open)}
        >
          <IconChevronRight size={16} aria-hidden className={styles.chevron} />
          {label}
          {about && <VisuallyHidden>{`: ${about}`}</VisuallyHidden>}
        </button>
      </Frame>
      {open && <div id={id}>{children}</div>}
    </>
  );
}
