import type { LensOption } from '@fakos/contracts/lenses/rules';
import { useFormat } from '@fakos/shared-kit/i18n';
import { Notice } from '@fakos/shared-kit/ui/notice';
import { getPriceToPay } from '../../price/discount.ts';
import styles from '../lens.module.css';
import type { StepProps } from '../lens-form.tsx';
import { getOptionName, useLensText } from '../lens-text.ts';

interface ReviewStepProps extends StepProps {
  parts: readonly LensOption[];
  /** Of frame and lenses, in euros. */
  price: number;
}

/** All chosen options with their prices, and a note that the lenses cannot be returned. */
export function ReviewStep({ product, draft, parts, price }: ReviewStepProps) {
  const text = useLensText();
  const { money } = useFormat();
  return (
    <>
      <dl className={styles.parts}>
        <div>
          <dt>{product.name}</dt>
          <dd>{money(getPriceToPay(product))}</dd>
        </div>
        {parts.map(({ kind, code, price: part }) => (
          <div key={`${kind} ${code}`}>
            <dt>{getOptionName(text, kind, code)}</dt>
            <dd>{part > 0 ? money(part) : text('included')}</dd>
          </div>
        ))}
        {draft.source && draft.use !== 'plano' && (
          <div>
            <dt>{text('prescription')}</dt>
            <dd>{text(`sources.${draft.source}`)}</dd>
          </div>
        )}
        <div className={styles.sum}>
          <dt>{text('total')}</dt>
          <dd>{money(price)}</dd>
        </div>
      </dl>
      {draft.use !== 'plano' && <Notice title={text('withdrawalTitle')}>{text('withdrawalText')}</Notice>}
    </>
  );
}
