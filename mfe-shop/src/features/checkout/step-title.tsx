import { createContext, useContext, useEffect, useRef } from 'react';
import { useCheckoutText } from '../../words/checkout-text.ts';
import styles from './checkout.module.css';
import type { Step } from './steps.ts';

/** True once the visitor has moved from one step to another; the first one must not take the focus. */
export const MovedContext = createContext(false);

/** A step's title; takes the focus when the visitor comes to the step, so that it is read first. */
export function StepTitle({ id, step }: { id: string; step: Step }) {
  const text = useCheckoutText();
  const title = useRef<HTMLHeadingElement>(null);
  const moved = useContext(MovedContext);

  // Only coming to the step counts
  useEffect(function takeFocus() {
    if (moved) title.current?.focus();
  }, []);

  return (
    <h2 id={id} ref={title} tabIndex={-1} className={styles.stepTitle}>
      {text(`checkout.titles.${step}`)}
    </h2>
  );
}
