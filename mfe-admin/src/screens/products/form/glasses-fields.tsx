import { ageGroups, frameTypes, genders, nosePads, uvCategories } from '@fakos/contracts/products/fields';
import { SimpleGrid } from '@mantine/core';
import { ChoiceField, NumberField, SwitchField } from '../../../framework/form/fields.tsx';
import { useText } from '../../../text.ts';
import { useGlassesText } from './glasses-text.ts';

/** Weight, and the properties of glasses with a few possible values. Each may be unknown. */
export function GlassesFields() {
  const text = useText();
  const glassesText = useGlassesText();
  const unknown = { value: '', label: text('products.unknown') };
  return (
    <>
      <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }}>
        <NumberField name="weight" label={glassesText('fields.weight')} rightSection="g" />
        <ChoiceField
          name="frame_type"
          label={glassesText('fields.frame_type')}
          options={[unknown, ...frameTypes.map((value) => ({ value, label: glassesText(`frame_type.${value}`) }))]}
        />
        <ChoiceField
          name="nose_pads"
          label={glassesText('fields.nose_pads')}
          options={[unknown, ...nosePads.map((value) => ({ value, label: glassesText(`nose_pads.${value}`) }))]}
        />
        <ChoiceField
          name="gender"
          label={glassesText('fields.gender')}
          options={[unknown, ...genders.map((value) => ({ value, label: glassesText(`gender.${value}`) }))]}
        />
        <ChoiceField
          name="age_group"
          label={glassesText('fields.age_group')}
          options={[unknown, ...ageGroups.map((value) => ({ value, label: glassesText(`age_group.${value}`) }))]}
        />
        <ChoiceField
          name="uv_category"
          label={glassesText('fields.uv_category')}
          options={[
            unknown,
            ...uvCategories.map((value) => ({ value: String(value), label: glassesText(`uv_category.${value}`) })),
          ]}
        />
      </SimpleGrid>
      <SwitchField name="polarised" label={glassesText('fields.polarised')} />
    </>
  );
}
