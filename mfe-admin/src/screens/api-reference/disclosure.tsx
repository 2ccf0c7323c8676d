import { VisuallyHidden } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import styles from './disclosure.module.css';

interface DisclosureProps {
  readonly label: ReactNode;
  /** What the label is about, for those who do not see where it stands. */
  readonly about?: string;
  /** Open until somebody says otherwise. */
  readonly opened?: boolean;
  /** The button stands in a heading of the third level. */
  readonly isHeading?: boolean;
  /** Of the button, where it is more than a small one. */
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A button that opens what is below it; that is built when it is opened. */
export function Disclosure({
  label,
  about,
  opened = false,
  isHeading,
  className = styles.opener,
  children,
}: DisclosureProps) {
  const id = useId();
  const [chosen, setChosen] = useState<boolean>();
  const open = chosen ?? opened;
  const Frame = isHeading ? 'h3' : 'div';
  return (
    <>
      <Frame>
        <button
          type="button"
          className={className}
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={() => setChosen(!open)}
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
