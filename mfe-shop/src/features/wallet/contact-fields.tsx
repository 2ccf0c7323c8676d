import { lensAdditions } from '@fakos/contracts/contact-lenses/rules';
import { eyes } from '@fakos/contracts/prescriptions/rules';
import { SelectField, TextField } from '@fakos/shared-kit/ui/field';
import { useContactText } from '../../parts/contact-prescriptions/contact-text.ts';
import { hasAddition, type TypedContactEye, type TypedLenses } from '../../parts/contact-prescriptions/typed-lenses.ts';
import styles from './wallet.module.css';

interface ContactFieldsProps {
  typed: TypedLenses;
  /** Messages by field: `right.power`, `dominant_eye`. */
  errors: Readonly<Record<string, string>>;
  onChange: (typed: TypedLenses) => void;
}

const numbers = ['power', 'base_curve', 'diameter', 'cylinder', 'axis'] as const;

/** The values of contact lenses of both eyes, each with its own error. */
export function ContactFields({ typed, errors, onChange }: ContactFieldsProps) {
  const text = useContactText();
  return (
    <>
      <p className={styles.quiet}>{`${text('eyeHint')} ${text('toricHint')}`}</p>
      {eyes.map((eye) => {
        const change = (part: Partial<TypedContactEye>) => onChange({ ...typed, [eye]: { ...typed[eye], ...part } });
        return (
          <fieldset key={eye} className={styles.eye}>
            <legend className={styles.legend}>{text(`eyes.${eye}`)}</legend>
            <div className={styles.eyeFields}>
              {numbers.map((field) => (
                <TextField
                  key={field}
                  label={text(`fields.${field}`)}
                  placeholder={text(`placeholders.${field}`)}
                  inputMode={field === 'axis' ? 'numeric' : 'text'}
                  autoComplete="off"
                  value={typed[eye][field]}
                  error={errors[`${eye}.${field}`]}
                  onChange={(event) => change({ [field]: event.currentTarget.value })}
                />
              ))}
              <SelectField
                label={text('fields.addition')}
                value={typed[eye].addition}
                placeholder={text('none')}
                error={errors[`${eye}.addition`]}
                options={lensAdditions.map((addition) => ({ value: addition, label: text(`additions.${addition}`) }))}
                onChange={(event) => change({ addition: event.currentTarget.value })}
              />
            </div>
          </fieldset>
        );
      })}
      {hasAddition(typed) && (
        <SelectField
          label={text('fields.dominant_eye')}
          value={typed.dominant_eye}
          placeholder={text('unknown')}
          error={errors.dominant_eye}
          options={eyes.map((eye) => ({ value: eye, label: text(`eyes.${eye}`) }))}
          onChange={(event) => onChange({ ...typed, dominant_eye: event.currentTarget.value })}
        />
      )}
    </>
  );
}
