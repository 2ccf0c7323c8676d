import { createContext, type ReactNode, useContext, useId } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './accordion.module.css';

const GroupName = createContext<string | undefined>(undefined);

/** Props of `Accordion`. */
export interface AccordionProps {
  children: ReactNode;
  /** At most one item is open at a time. */
  single?: boolean;
  /** No rule above the first and below the last item, for use inside a panel. */
  flush?: boolean;
  className?: string;
}

/** A stack of `AccordionItem`s. Built on `details`: it works before any script and in-page search opens it. */
export function Accordion({ children, single = false, flush = false, className }: AccordionProps) {
  const name = useId();
  return (
    <GroupName value={single ? name : undefined}>
      <div className={classNames(styles.accordion, flush && styles.flush, className)}>{children}</div>
    </GroupName>
  );
}

/** Props of `AccordionItem`. */
export interface AccordionItemProps {
  title: ReactNode;
  /** At the end of the title row, such as a count. */
  aside?: ReactNode;
  children: ReactNode;
  defaultOpen?: boolean;
  /** Puts the title into the page's outline. */
  headingLevel?: 2 | 3 | 4;
  /** Hears of every opening. */
  onOpen?: () => void;
}

/** One title that shows and hides what belongs to it. */
export function AccordionItem(props: AccordionItemProps) {
  const { title, aside, children, defaultOpen = false, headingLevel, onOpen } = props;
  const name = useContext(GroupName);
  const Title = headingLevel ? (`h${headingLevel}` as const) : 'span';
  return (
    <details
      className={styles.item}
      open={defaultOpen}
      name={name}
      onToggle={({ currentTarget }) => currentTarget.open && onOpen?.()}
    >
      <summary className={styles.summary}>
        <Title className={styles.title}>{title}</Title>
        {aside && <span className={styles.aside}>{aside}</span>}
        <Icon name="chevron-down" size={20} className={styles.sign} />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
