import { lensAdditions } from '@fakos/contracts/contact-lenses/rules';
import { type Eye, eyes, formatPower } from '@fakos/contracts/prescriptions/rules';
import { useFormat } from '@fakos/shared-kit/i18n';
import { Notice } from '@fakos/shared-kit/ui/notice';
import { useContactText } from '../../../../parts/contact-prescriptions/contact-text.ts';
import type { FilledChoice } from './fill-choice.ts';
import type { MissingParameter } from './fill-lens.ts';

/** What has been filled in, and in which values of the prescription the product is not made. */
export function FillReport({ choice }: { choice: FilledChoice }) {
  const text = useContactText();
  const { number } = useFormat();

  function formatValue({ parameter, value }: MissingParameter): string {
    if (typeof value !== 'number') {
      const addition = lensAdditions.find((one) => one === value);
      return addition ? text(`additions.${addition}`) : '';
    }
    return parameter === 'power' || parameter === 'cylinder' ? formatPower(value) : number(value);
  }

  function describe(eye: Eye): string | undefined {
    const filled = choice[eye];
    const side = text(`eyes.${eye}`);
    if (!filled) return text('fill.noLens', { eye: side });
    if (!filled.missing) return undefined;
    const parameter = text(`fields.${filled.missing.parameter}`);
    if (filled.missing.value === null) return text('fill.missingNone', { eye: side, parameter });
    return text('fill.missing', { eye: side, parameter, value: formatValue(filled.missing) });
  }

  const isMissing = eyes.some((eye) => choice[eye]?.missing);
  const remarks = eyes.map(describe).filter((remark) => remark !== undefined);
  return (
    <Notice
      tone={isMissing ? 'warning' : 'success'}
      announce="status"
      title={isMissing ? text('fill.missingTitle') : text('fill.filled', { person: choice.person })}
    >
      {remarks.map((remark) => (
        <p key={remark}>{remark}</p>
      ))}
      {isMissing && <p>{text('fill.missingText')}</p>}
    </Notice>
  );
}
