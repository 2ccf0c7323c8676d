import { isFrameTooLow, type LensOption } from '@fakos/contracts/lenses/rules';
import type { LensUse } from '@fakos/contracts/prescriptions/rules';
import { useFormat } from '@fakos/shared-kit/i18n';
import { RadioGroup } from '@fakos/shared-kit/ui/field';
import type { StepProps } from '../lens-form.tsx';
import { getOptionHint, getOptionName, useLensText } from '../lens-text.ts';

/** Step for the use of the glasses. */
export function UseStep({ product, offer, draft, errors, change }: StepProps) {
  const text = useLensText();
  const { money } = useFormat();
  const toChoice = ({ code, price }: LensOption) => {
    const isTooLow = isFrameTooLow(code as LensUse, product);
    return {
      value: code,
      label: getOptionName(text, 'use', code),
      description: isTooLow ? text('lens.errors.FRAME_TOO_LOW') : getOptionHint(text, 'use', code),
      aside: `+${money(price)}`,
      disabled: isTooLow,
    };
  };
  return (
    <RadioGroup
      variant="cards"
      legend={text('useLegend')}
      hideLabel
      name="lens-use"
      options={offer.options.filter(({ kind }) => kind === 'use').map(toChoice)}
      value={draft.use ?? ''}
      error={errors.use}
      onChange={(event) => change({ use: event.currentTarget.value as LensUse, ref: undefined })}
    />
  );
}
