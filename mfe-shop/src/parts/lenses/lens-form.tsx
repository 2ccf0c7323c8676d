import type { LensOffer } from '@fakos/contracts/lenses/contract';
import type { LensConfiguration } from '@fakos/contracts/lenses/fields';
import { findLensErrors, type LensIndex } from '@fakos/contracts/lenses/rules';
import { toCents, toEuros } from '@fakos/contracts/money';
import type { ProductDetail } from '@fakos/contracts/products/contract';
import { useFormat } from '@fakos/shared-kit/i18n';
import { Button } from '@fakos/shared-kit/ui/button';
import { type FormEvent, useEffect, useRef } from 'react';
import { type FieldErrors, useFormErrors } from '../form-errors/use-form-errors.ts';
import { getPriceToPay } from '../price/discount.ts';
import styles from './lens.module.css';
import {
  getIndex,
  getPrice,
  type LensDraft,
  type LensStep,
  listSteps,
  toChoice,
  toConfiguration,
} from './lens-draft.ts';
import { useLensText } from './lens-text.ts';
import { OptionsStep } from './steps/options-step.tsx';
import { PrescriptionStep } from './steps/prescription-step.tsx';
import { ReviewStep } from './steps/review-step.tsx';
import { UseStep } from './steps/use-step.tsx';
import { usePrescriptionCheck } from './use-prescription-check.ts';
import { getWearerFacts } from './wearer-facts.ts';

/** Props of {@link LensForm}. */
export interface LensFormProps {
  product: ProductDetail;
  offer: LensOffer;
  /** Whether a line of the cart is edited. */
  isEdited: boolean;
  draft: LensDraft;
  onChange: (draft: LensDraft) => void;
  step: LensStep;
  onStep: (step: LensStep) => void;
  onDone: (configuration: LensConfiguration, price: number) => void;
}

/** Props of each step. */
export interface StepProps {
  readonly product: ProductDetail;
  readonly offer: LensOffer;
  readonly draft: LensDraft;
  readonly index: LensIndex | undefined;
  /** Messages by field: `use`, `source`, `consent`, `right.sph`, `pd`. */
  readonly errors: FieldErrors;
  readonly change: (part: Partial<LensDraft>) => void;
}

/** One step at a time; each is checked before the next one opens. */
export function LensForm({ product, offer, isEdited, draft, onChange, step, onStep, onDone }: LensFormProps) {
  const text = useLensText();
  const { money } = useFormat();
  const { form, errors, setErrors } = useFormErrors();
  const heading = useFocusedHeading(step);
  const { check, isChecking } = usePrescriptionCheck();
  const steps = listSteps(draft.use);
  const position = steps.indexOf(step);
  const index = getIndex(draft, offer, getWearerFacts(product));
  const { parts, total } = getPrice(draft, index, offer);
  const price = toEuros(toCents(getPriceToPay(product)) + toCents(total));

  function change(part: Partial<LensDraft>) {
    setErrors({});
    onChange({ ...draft, ...part });
  }

  async function next(event: FormEvent) {
    event.preventDefault();
    if (isChecking) return;
    const choice = toChoice(draft, index);
    if (!choice) return setErrors({ use: text('useNeeded') });
    const [lensError] = findLensErrors(choice, offer.options, product).filter(
      ({ path }) => step !== 'use' || path === 'use',
    );
    if (lensError && step !== 'prescription') {
      return setErrors({ [lensError.path]: text(`lens.errors.${lensError.code}`) });
    }
    let checked = draft;
    if (step === 'prescription') {
      const result = await check(draft);
      if ('errors' in result) {
        if (result.shown) onChange({ ...draft, ...result.shown });
        return setErrors(result.errors);
      }
      checked = { ...draft, ...result.stored };
      onChange(checked);
    }
    setErrors({});
    const following = steps[position + 1];
    if (following) onStep(following);
    else onDone(toConfiguration(choice, checked), price);
  }

  const props: StepProps = { product, offer, draft, index, errors, change };
  return (
    <form ref={form} method="post" className={styles.form} noValidate onSubmit={(event) => void next(event)}>
      <div>
        <p className={styles.progress}>{text('progress', { step: position + 1, count: steps.length })}</p>
        <h3 ref={heading} tabIndex={-1} className={styles.stepTitle}>
          {text(`steps.${step}`)}
        </h3>
      </div>
      {step === 'use' && <UseStep {...props} />}
      {step === 'prescription' && <PrescriptionStep {...props} />}
      {step === 'lenses' && <OptionsStep {...props} />}
      {step === 'review' && <ReviewStep {...props} parts={parts} price={price} />}
      {errors.form && (
        <p role="alert" className={styles.failure}>
          {errors.form}
        </p>
      )}
      <div className={styles.footer}>
        <p className={styles.price} role="status">
          <span>{text('priceWithFrame')}</span>
          <strong>{money(price)}</strong>
        </p>
        <div className={styles.buttons}>
          {position > 0 && (
            <Button variant="secondary" onClick={() => onStep(steps[position - 1] ?? 'use')}>
              {text('back')}
            </Button>
          )}
          <Button type="submit" loading={isChecking}>
            {step !== 'review' ? text('next') : isEdited ? text('save') : text('addToCart')}
          </Button>
        </div>
      </div>
    </form>
  );
}

/** The heading of a step receives the focus when the step changes, for keyboards and screen readers. */
function useFocusedHeading(step: LensStep) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shownStep = useRef(step);
  useEffect(
    function focusHeading() {
      if (shownStep.current === step) return;
      shownStep.current = step;
      heading.current?.focus();
    },
    [step],
  );
  return heading;
}
