import { eyes, isMultifocal, type LensUse, prismBases } from '@fakos/contracts/prescriptions/rules';
import type { TypedEye, TypedPrescription } from '@fakos/contracts/prescriptions/typed-values';
import { Checkbox, Fieldset, Group, NativeSelect, SimpleGrid, TextInput } from '@mantine/core';
import { usePrescriptionsText } from './prescriptions-text.ts';

interface ValueFieldsProps {
  readonly typed: TypedPrescription;
  readonly use: LensUse;
  /** Messages by field: `right.sph`, `pd`. */
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (typed: TypedPrescription) => void;
}

/** The fields of a prescription's values: an addition for multifocal lenses, a prism for others. */
export function ValueFields({ typed, use, errors, onChange }: ValueFieldsProps) {
  const text = usePrescriptionsText();
  const powers = ['sph', 'cyl', 'axis', isMultifocal(use) ? 'add' : 'prism'] as const;
  const distances = typed.hasEyeDistances ? (['pd_right', 'pd_left'] as const) : (['pd'] as const);
  return (
    <>
      {eyes.map((eye) => {
        const change = (part: Partial<TypedEye>) => onChange({ ...typed, [eye]: { ...typed[eye], ...part } });
        return (
          <Fieldset key={eye} legend={text(`eyes.${eye}`)}>
            <SimpleGrid cols={{ base: 2, sm: 4 }} spacing="xs">
              {powers.map((field) => (
                <TextInput
                  key={field}
                  label={text(`fields.${field}`)}
                  autoComplete="off"
                  data-autofocus={(eye === 'right' && field === 'sph') || undefined}
                  value={typed[eye][field]}
                  error={errors[`${eye}.${field}`]}
                  onChange={(event) => change({ [field]: event.currentTarget.value })}
                />
              ))}
              {!isMultifocal(use) && (
                <NativeSelect
                  label={text('fields.prism_base')}
                  value={typed[eye].prism_base}
                  error={errors[`${eye}.prism_base`]}
                  data={[
                    { value: '', label: text('noBase') },
                    ...prismBases.map((base) => ({ value: base, label: text(`bases.${base}`) })),
                  ]}
                  onChange={(event) => change({ prism_base: event.currentTarget.value })}
                />
              )}
            </SimpleGrid>
          </Fieldset>
        );
      })}
      <Group align="flex-start" gap="xs">
        {distances.map((field) => (
          <TextInput
            key={field}
            label={text(`fields.${field}`)}
            inputMode="decimal"
            autoComplete="off"
            value={typed[field]}
            error={errors[field]}
            onChange={(event) => onChange({ ...typed, [field]: event.currentTarget.value })}
          />
        ))}
      </Group>
      <Checkbox
        label={text('hasEyeDistances')}
        checked={typed.hasEyeDistances}
        onChange={(event) => onChange({ ...typed, hasEyeDistances: event.currentTarget.checked })}
      />
    </>
  );
}
