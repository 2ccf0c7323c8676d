import {
  completeLens,
  type LensParameters,
  type LensRange,
  lensParameters,
  listLensChoices,
  MAX_BOXES,
} from '@fakos/contracts/contact-lenses/rules';
import { useFormat } from '@fakos/shared-kit/i18n';
import { SelectField } from '@fakos/shared-kit/ui/field';
import { type DetailsText, useDetailsText } from '../details/details-text.ts';
import styles from './configure.module.css';
import { useDioptres } from './use-dioptres.ts';

/** The visitor's selection for an eye so far. */
export interface EyeDraft {
  readonly lens: Partial<LensParameters>;
  readonly boxes: number;
}

interface EyeFieldsProps {
  /** Name of the eye's fields. */
  side: 'right' | 'left';
  legend: string;
  ranges: readonly LensRange[];
  draft: EyeDraft;
  /** Whether to show errors for missing values. */
  isChecked: boolean;
  onChange: (draft: EyeDraft) => void;
}

const BOX_COUNTS = Array.from({ length: MAX_BOXES + 1 }, (_, count) => count);
const DIOPTRES: readonly string[] = ['power', 'cylinder'];

/** The lens of one eye: each choice contains only what exists together with the earlier choices. */
export function EyeFields({ side, legend, ranges, draft, isChecked, onChange }: EyeFieldsProps) {
  const text = useDetailsText();
  const format = useFormat();
  const dioptres = useDioptres();
  const { lens, boxes } = draft;

  function label(parameter: keyof LensParameters, value: string | number): string {
    if (parameter === 'addition' || parameter === 'colour') return getNameOfChoice(text, String(value));
    return DIOPTRES.includes(parameter) ? dioptres(Number(value)) : format.number(Number(value));
  }

  return (
    <fieldset className={styles.eye}>
      <legend className={styles.legend}>{legend}</legend>
      {lensParameters.map((parameter) => {
        const choices = listLensChoices(ranges, lens, parameter);
        const values = choices.filter((value) => value !== undefined);
        // A parameter with one value is part of the product, and shown in its description.
        if (values.length === 0 || choices.length === 1) return null;
        const isOptional = values.length < choices.length;
        return (
          <SelectField
            key={parameter}
            label={text(`configure.${parameter}`)}
            name={`${side}-${parameter}`}
            value={lens[parameter] === undefined ? '' : String(lens[parameter])}
            placeholder={isOptional ? text('configure.none') : text('configure.choose')}
            error={
              isChecked && boxes > 0 && !isOptional && lens[parameter] === undefined
                ? text('configure.missing')
                : undefined
            }
            onChange={({ currentTarget: { value } }) => {
              const chosen = values.find((one) => String(one) === value);
              onChange({ boxes, lens: completeLens(ranges, { ...lens, [parameter]: chosen }) });
            }}
            options={values.map((value) => ({ value: String(value), label: label(parameter, value) }))}
          />
        );
      })}
      <SelectField
        label={text('configure.boxes')}
        name={`${side}-boxes`}
        value={String(boxes)}
        onChange={({ currentTarget: { value } }) => onChange({ lens, boxes: Number(value) })}
        options={BOX_COUNTS.map((count) => ({ value: String(count), label: String(count) }))}
      />
    </fieldset>
  );
}

function getNameOfChoice(text: DetailsText, value: string): string {
  return text(`configure.values.${value}` as 'configure.values.low');
}
