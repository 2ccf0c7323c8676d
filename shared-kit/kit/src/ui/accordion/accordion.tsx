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
  /** No border above the first and below the last item, for use inside a panel. */
  flush?: boolean;
  className?: string;
}

/** A list of `AccordionItem`s. Built on `details`, so it works without scripts and opens for the browser's find in page. */
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
  /** Makes the title a heading. */
  headingLevel?: 2 | 3 | 4;
  /** Called whenever the item opens. */
  onOpen?: () => void;
}

/** A title that shows and hides its content. */
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
