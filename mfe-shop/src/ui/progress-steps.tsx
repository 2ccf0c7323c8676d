import { classNames } from '@fakos/shared-kit/ui/class-names';
import { Icon } from '@fakos/shared-kit/ui/icon';
import { type RenderLink, useRenderLink } from '@fakos/shared-kit/ui/link';
import styles from './progress-steps.module.css';

/** A step; a completed one may be a link. */
export interface ProgressStep {
  id: string;
  label: string;
  href?: string;
}

/** Props of `ProgressSteps`. */
export interface ProgressStepsProps {
  /** Accessible name of the list. */
  label: string;
  steps: readonly ProgressStep[];
  /** Id of the current step. */
  current: string;
  /** Visually hidden text after completed steps. */
  doneLabel: string;
  renderLink?: RenderLink;
  className?: string;
}

/** Progress through a few steps, such as those of the checkout. */
export function ProgressSteps({ label, steps, current, doneLabel, renderLink, className }: ProgressStepsProps) {
  const link = useRenderLink(renderLink);
  const at = steps.findIndex((step) => step.id === current);
  return (
    <ol aria-label={label} className={classNames(styles.steps, className)}>
      {steps.map((step, index) => {
        const done = index < at;
        const content = (
          <>
            <span className={styles.mark} aria-hidden="true">
              {done ? <Icon name="check" size={14} /> : index + 1}
            </span>
            <span className={styles.label}>{step.label}</span>
            {done && <span className="visually-hidden"> {doneLabel}</span>}
          </>
        );
        return (
          <li
            key={step.id}
            className={classNames(styles.step, done && styles.done, index === at && styles.current)}
            aria-current={index === at ? 'step' : undefined}
          >
            {done && step.href !== undefined ? (
              link({ href: step.href, className: styles.inner, children: content })
            ) : (
              <span className={styles.inner}>{content}</span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
