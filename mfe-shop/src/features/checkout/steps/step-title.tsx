import { createContext, useContext, useEffect, useRef } from 'react';
import { useCheckoutText } from '../../../translations/checkout-text.ts';
import styles from '../checkout.module.css';
import type { Step } from './steps.ts';

/** True after the visitor has changed the step; the first step does not take the focus. */
export const HasMovedContext = createContext(false);

/** A step's title; takes the focus when the step opens, so that screen readers announce it. */
export function StepTitle({ id, step }: { id: string; step: Step }) {
  const text = useCheckoutText();
  const title = useRef<HTMLHeadingElement>(null);
  const hasMoved = useContext(HasMovedContext);

  // Only the first render of the step takes the focus.
  useEffect(function takeFocus() {
    if (hasMoved) title.current?.focus();
  }, []);

  return (
    <h2 id={id} ref={title} tabIndex={-1} className={styles.stepTitle}>
      {text(`checkout.titles.${step}`)}
    </h2>
  );
}
