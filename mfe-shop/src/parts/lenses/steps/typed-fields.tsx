import {
  type Eye,
  eyes,
  findPrescriptionIssues,
  findPrescriptionWarnings,
  isMultifocal,
  prismBases,
} from '@fakos/contracts/prescriptions/rules';
import {
  type TypedEye,
  type TypedPrescription,
  toPrescriptionValues,
} from '@fakos/contracts/prescriptions/typed-values';
import { CheckboxField, SelectField, TextField } from '@fakos/shared-kit/ui/field';
import { Notice } from '@fakos/shared-kit/ui/notice';
import { useState } from 'react';
import styles from '../lens.module.css';
import type { LensDraft } from '../lens-draft.ts';
import { useLensText } from '../lens-text.ts';

/** Props of {@link TypedFields}. */
export interface TypedFieldsProps {
  /** Without a use, there are fields for an addition and for a prism. */
  draft: Pick<LensDraft, 'typed' | 'use'>;
  /** Messages by field: `right.sph`, `pd`. */
  errors: Readonly<Record<string, string>>;
  change: (part: Partial<Pick<LensDraft, 'typed' | 'ref'>>) => void;
}

/** The fields of a typed prescription, each with its own error. */
export function TypedFields({ draft, errors, change }: TypedFieldsProps) {
  const text = useLensText();
  const { typed } = draft;
  const [hasPrism, setHasPrism] = useState(typed.right.prism !== '' || typed.left.prism !== '');
  const setTyped = (part: Partial<TypedPrescription>) => change({ typed: { ...typed, ...part }, ref: undefined });
  const eyeProps = { draft, errors, hasPrism: hasPrism && !isMultifocal(draft.use) };
  return (
    <>
      <div className={styles.eyes}>
        {eyes.map((eye) => (
          <EyeFields key={eye} eye={eye} {...eyeProps} onChange={(values) => setTyped({ [eye]: values })} />
        ))}
      </div>
      {!isMultifocal(draft.use) && (
        <CheckboxField
          label={text('hasPrism')}
          checked={hasPrism}
          onChange={(event) => {
            setHasPrism(event.currentTarget.checked);
            const none = { prism: '', prism_base: '' };
            if (!event.currentTarget.checked) {
              setTyped({ right: { ...typed.right, ...none }, left: { ...typed.left, ...none } });
            }
          }}
        />
      )}
      <fieldset className={styles.distance}>
        <legend className={styles.legend}>{text('pdLegend')}</legend>
        <p className={styles.note}>{text('pdHint')}</p>
        <div className={styles.pair}>
          {(typed.hasEyeDistances ? (['pd_right', 'pd_left'] as const) : (['pd'] as const)).map((field) => (
            <TextField
              key={field}
              label={text(`fields.${field}`)}
              inputMode="decimal"
              autoComplete="off"
              value={typed[field]}
              error={errors[field]}
              onChange={(event) => setTyped({ [field]: event.currentTarget.value })}
            />
          ))}
        </div>
        <CheckboxField
          label={text('hasEyeDistances')}
          checked={typed.hasEyeDistances}
          onChange={(event) => setTyped({ hasEyeDistances: event.currentTarget.checked })}
        />
      </fieldset>
      <Warnings draft={draft} />
    </>
  );
}

interface EyeFieldsProps extends Pick<TypedFieldsProps, 'draft' | 'errors'> {
  eye: Eye;
  hasPrism: boolean;
  onChange: (values: TypedEye) => void;
}

function EyeFields({ eye, draft, errors, hasPrism, onChange }: EyeFieldsProps) {
  const text = useLensText();
  const values = draft.typed[eye];
  const hasAdd = draft.use === undefined || isMultifocal(draft.use);
  const fields = ['sph', 'cyl', 'axis', ...(hasAdd ? ['add'] : [])] as ('sph' | 'cyl' | 'axis' | 'add')[];
  const field = (name: keyof TypedEye) => ({
    value: values[name],
    error: errors[`${eye}.${name}`],
    autoComplete: 'off',
    onChange: (event: { currentTarget: { value: string } }) =>
      onChange({ ...values, [name]: event.currentTarget.value }),
  });
  return (
    <fieldset className={styles.eye}>
      <legend className={styles.legend}>{text(`eyes.${eye}`)}</legend>
      <div className={styles.eyeFields}>
        {fields.map((name) => (
          <TextField
            key={name}
            {...field(name)}
            label={text(`fields.${name}`)}
            placeholder={text(`placeholders.${name}`)}
            inputMode={name === 'axis' ? 'numeric' : 'text'}
          />
        ))}
        {hasPrism && (
          <>
            <TextField {...field('prism')} label={text('fields.prism')} inputMode="decimal" />
            <SelectField
              {...field('prism_base')}
              label={text('fields.prism_base')}
              placeholder={text('choose')}
              options={prismBases.map((base) => ({ value: base, label: text(`bases.${base}`) }))}
            />
          </>
        )}
      </div>
    </fieldset>
  );
}

/** Warnings about unusual values of a valid prescription, which can still be ordered. */
function Warnings({ draft }: Pick<TypedFieldsProps, 'draft'>) {
  const text = useLensText();
  const values = toPrescriptionValues(draft.typed);
  const warnings = findPrescriptionIssues(values, draft.use).length === 0 ? findPrescriptionWarnings(values) : [];
  return (
    <div role="status">
      {warnings.length > 0 && (
        <Notice tone="warning" title={text('checkAgain')}>
          {warnings.map((warning) => (
            <p key={warning}>{text(`rules.warnings.${warning}`)}</p>
          ))}
        </Notice>
      )}
    </div>
  );
}
