import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';

/** Props of `StepButtons`. */
export interface StepButtonsProps {
  /** Accessible names of the buttons. */
  labels: { readonly previous: string; readonly next: string };
  isAtStart: boolean;
  isAtEnd: boolean;
  onStep: (direction: 1 | -1) => void;
}

/** The two buttons of a row that scrolls sideways. At an end, a button is only `aria-disabled`, so that it keeps the focus. */
export function StepButtons({ labels, isAtStart, isAtEnd, onStep }: StepButtonsProps): ReactNode {
  return (
    <>
      <IconButton
        variant="outline"
        label={labels.previous}
        icon={<Icon name="arrow-left" />}
        aria-disabled={isAtStart}
        onClick={() => onStep(-1)}
      />
      <IconButton
        variant="outline"
        label={labels.next}
        icon={<Icon name="arrow-right" />}
        aria-disabled={isAtEnd}
        onClick={() => onStep(1)}
      />
    </>
  );
}
