import type { ContactLensConfiguration } from '@fakos/contracts/contact-lenses/fields';
import {
  completeLens,
  getSupplyDays,
  getUnlistedRanges,
  isMadeLens,
  type LensParameters,
  type LensRange,
} from '@fakos/contracts/contact-lenses/rules';
import {
  type ContactPrescriptionValues,
  emptyContactEye,
  toContactEye,
} from '@fakos/contracts/contact-prescriptions/rules';
import { toCents, toEuros } from '@fakos/contracts/money';
import { eyes as sides } from '@fakos/contracts/prescriptions/rules';
import type { ProductDetail } from '@fakos/contracts/products/contract';
import { useFormat } from '@fakos/shared-kit/i18n';
import { CheckboxField, SelectField } from '@fakos/shared-kit/ui/field';
import { Notice } from '@fakos/shared-kit/ui/notice';
import { type FormEvent, useState } from 'react';
import { useAddToCart } from '../../../parts/buying/use-add-to-cart.ts';
import { getPriceToPay } from '../../../parts/price/discount.ts';
import { useDetailsText } from '../details/details-text.ts';
import { AddButton } from './add-button.tsx';
import styles from './configure.module.css';
import { type EyeDraft, EyeFields } from './eye-fields.tsx';
import { FillFromWallet, SaveToWallet } from './lens-wallet.tsx';
import type { FilledChoice } from './wallet/fill-choice.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

type Eye = NonNullable<ContactLensConfiguration['right']>;

function toEye(ranges: readonly LensRange[], { lens, boxes }: EyeDraft): Eye | undefined {
  const complete = lens as LensParameters;
  return boxes > 0 && isMadeLens(ranges, complete) ? { ...complete, boxes } : undefined;
}

/** The choice of contact lenses for both eyes, with price, supply and the date of the next order. */
export function LensForm({ product }: { product: ProductDetail }) {
  const text = useDetailsText();
  const { money, longDate } = useFormat();
  const addToCart = useAddToCart();
  const ranges = product.lens_matrix?.ranges ?? getUnlistedRanges();
  const [right, setRight] = useState<EyeDraft>({ lens: completeLens(ranges, {}), boxes: 1 });
  const [otherLeft, setLeft] = useState<EyeDraft>({ lens: completeLens(ranges, {}), boxes: 1 });
  const [isSame, setIsSame] = useState(false);
  const [dominantEye, setDominantEye] = useState('');
  const [isChecked, setIsChecked] = useState(false);

  const left = isSame ? right : otherLeft;
  const eyes = { right: toEye(ranges, right), left: toEye(ranges, left) };
  const boxes = right.boxes + left.boxes;
  const isComplete = boxes > 0 && (right.boxes === 0 || eyes.right) && (left.boxes === 0 || eyes.left);
  const isShort = boxes > product.stock;
  const price = toEuros(toCents(getPriceToPay(product)) * boxes);
  const isMultifocal = eyes.right?.addition !== undefined || eyes.left?.addition !== undefined;

  const chosenDominantEye = isMultifocal ? sides.find((side) => side === dominantEye) : undefined;

  function fill(choice: FilledChoice) {
    const toDraft = (filled: FilledChoice['right'], boxCount: number): EyeDraft =>
      filled ? { lens: filled.lens, boxes: boxCount || 1 } : { lens: completeLens(ranges, {}), boxes: 0 };
    setIsSame(false);
    setRight(toDraft(choice.right, right.boxes));
    setLeft(toDraft(choice.left, left.boxes));
    setDominantEye(choice.dominantEye ?? '');
  }

  function add(event: FormEvent) {
    event.preventDefault();
    setIsChecked(true);
    if (!isComplete || isShort) return;
    const configuration: ContactLensConfiguration = {
      kind: 'contact-lenses',
      ...(eyes.right && { right: eyes.right }),
      ...(eyes.left && { left: eyes.left }),
      ...(chosenDominantEye && { dominant_eye: chosenDominantEye }),
    };
    addToCart({ ...product, stock: Math.floor(product.stock / boxes) }, 1, [], { configuration, price });
  }

  return (
    <form method="post" className={styles.form} noValidate onSubmit={add}>
      <FillFromWallet ranges={ranges} onFilled={fill} />
      <CheckboxField
        label={text('configure.same')}
        name="same-lenses"
        checked={isSame}
        onChange={(event) => setIsSame(event.currentTarget.checked)}
      />
      <div className={styles.eyes}>
        <EyeFields
          side="right"
          legend={text(isSame ? 'configure.both' : 'configure.right')}
          {...{ ranges, isChecked }}
          draft={right}
          onChange={setRight}
        />
        {!isSame && (
          <EyeFields
            side="left"
            legend={text('configure.left')}
            {...{ ranges, isChecked }}
            draft={otherLeft}
            onChange={setLeft}
          />
        )}
      </div>
      {isMultifocal && (
        <SelectField
          label={text('configure.dominantEye')}
          name="dominant-eye"
          value={dominantEye}
          placeholder={text('configure.unknown')}
          onChange={(event) => setDominantEye(event.currentTarget.value)}
          options={[
            { value: 'right', label: text('configure.right') },
            { value: 'left', label: text('configure.left') },
          ]}
        />
      )}
      <output className={styles.total}>
        {text('configure.boxesTotal', { count: boxes, each: money(getPriceToPay(product)), total: money(price) })}
      </output>
      {isComplete && product.lens_matrix && (
        <p className={styles.supply}>{getSupply(product.lens_matrix, [right.boxes, left.boxes])}</p>
      )}
      {isChecked && !isComplete && (
        <Notice tone="danger" announce="alert">
          {text('configure.incomplete')}
        </Notice>
      )}
      {isShort && (
        <Notice tone="warning" announce="status">
          {text('configure.short', { count: product.stock })}
        </Notice>
      )}
      <AddButton productId={product.id} />
      <SaveToWallet values={isComplete ? toPrescription() : undefined} />
    </form>
  );

  /** The chosen lenses as a prescription. */
  function toPrescription(): ContactPrescriptionValues {
    return {
      right: eyes.right ? toContactEye(eyes.right) : emptyContactEye,
      left: eyes.left ? toContactEye(eyes.left) : emptyContactEye,
      dominant_eye: chosenDominantEye ?? null,
    };
  }

  /** How long the boxes of the eye with the shortest supply last. */
  function getSupply(matrix: NonNullable<ProductDetail['lens_matrix']>, boxCounts: readonly number[]): string {
    const worn = boxCounts.filter((count) => count > 0);
    const days = Math.min(...worn.map((count) => getSupplyDays(count, matrix.box_size, matrix.wear_schedule)));
    return text('configure.supply', {
      count: days,
      date: longDate(new Date(Date.now() + days * DAY_MS).toISOString()),
    });
  }
}
