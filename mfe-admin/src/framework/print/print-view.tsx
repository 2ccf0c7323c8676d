import { Portal } from '@mantine/core';
import { type ReactNode, useEffect } from 'react';
import styles from './print-view.module.css';

interface PrintViewProps {
  /** Called after the browser's print dialog has closed. */
  readonly onDone: () => void;
  /** Sheets of paper. Their CSS chooses the paper with `page: a4` or `page: receipt`. */
  readonly children: ReactNode;
}

/** Opens the browser's print dialog with its children alone: nothing else of the page is printed, and they are not on screen. */
export function PrintView({ onDone, children }: PrintViewProps) {
  return (
    <Portal reuseTargetNode={false} {...(styles.view && { className: styles.view })}>
      {children}
      <PrintDialog onDone={onDone} />
    </Portal>
  );
}

/** Opens the dialog when it is mounted; inside the portal, which renders its children later than its parent. */
function PrintDialog({ onDone }: Pick<PrintViewProps, 'onDone'>) {
  useEffect(
    function print() {
      window.addEventListener('afterprint', onDone);
      window.print();
      return () => window.removeEventListener('afterprint', onDone);
    },
    [onDone],
  );
  return null;
}
