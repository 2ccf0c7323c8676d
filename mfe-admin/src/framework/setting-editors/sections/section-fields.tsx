import type { ExtraSection } from '@fakos/contracts/settings/contract';
import {
  DEFAULT_SECTION_PRODUCTS,
  extraSectionLayouts,
  extraSectionPositions,
  extraSectionSizes,
  MAX_HTML,
  MAX_LINE,
  MAX_SECTION_CATEGORIES,
  MAX_SECTION_IMAGES,
  MAX_SECTION_PRODUCTS,
  MAX_TITLE_PX,
  MIN_TITLE_PX,
} from '@fakos/contracts/settings/fields';
import { NativeSelect } from '@mantine/core';
import { useId } from 'react';
import { useText } from '../../../text.ts';
import { ImageInput } from '../../form/image-field.tsx';
import { RecordsInput } from '../../form/records-field.tsx';
import { categorySource } from '../../taxonomy/category-source.ts';
import { ColourInput } from '../inputs/colour-input.tsx';
import { ContrastNote } from '../inputs/contrast-note.tsx';
import { ImageListInput } from '../inputs/image-list-input.tsx';
import { LocalisedInput } from '../inputs/localised-input.tsx';
import { NumberSettingInput } from '../inputs/number-setting-input.tsx';
import { SketchChoice } from '../inputs/sketch-choice.tsx';
import { changeBoth } from '../localised-list.ts';
import type { Localised } from '../setting-editor.ts';
import styles from '../setting-editors.module.css';
import { sectionSketches } from './section-sketches.ts';

interface SectionFieldsProps {
  readonly pair: Localised<ExtraSection>;
  readonly onChange: (pair: Localised<ExtraSection>) => void;
  readonly disabled: boolean | undefined;
}

/** All fields of an extra section that its layout uses. */
export function SectionFields({ pair, onChange, disabled = false }: SectionFieldsProps) {
  const text = useText();
  const { el: section } = pair;
  const set = (change: Partial<ExtraSection>) => onChange(changeBoth(pair, change));
  const bindText = (field: 'title' | 'content') => ({
    value: { el: pair.el[field], en: pair.en[field] },
    onChange: (value: Localised<string>) =>
      onChange({ el: { ...pair.el, [field]: value.el }, en: { ...pair.en, [field]: value.en } }),
    disabled,
  });
  return (
    <>
      <SketchChoice
        name={useId()}
        label={text('settingEditors.sections.layout')}
        value={section.layout}
        options={extraSectionLayouts.map((layout) => ({
          value: layout,
          label: text(`settingEditors.sections.layouts.${layout}`),
          sketch: sectionSketches[layout],
        }))}
        onChange={(layout) => set({ layout })}
        disabled={disabled}
      />
      <div className={styles.columns}>
        <NativeSelect
          label={text('settingEditors.sections.position')}
          value={section.position}
          disabled={disabled}
          data={extraSectionPositions.map((value) => ({
            value,
            label: text(`settingEditors.sections.positions.${value}`),
          }))}
          onChange={(event) => set({ position: event.currentTarget.value as ExtraSection['position'] })}
        />
        <NativeSelect
          label={text('settingEditors.sections.size')}
          value={section.section_size}
          disabled={disabled}
          data={extraSectionSizes.map((value) => ({ value, label: text(`settingEditors.sections.sizes.${value}`) }))}
          onChange={(event) => set({ section_size: event.currentTarget.value as ExtraSection['section_size'] })}
        />
      </div>
      <LocalisedInput label={text('settingEditors.sections.title')} maxLength={MAX_LINE} {...bindText('title')} />
      <LocalisedInput
        label={text('settingEditors.sections.content')}
        rows={5}
        maxLength={MAX_HTML}
        isHtml
        {...bindText('content')}
      />
      <LayoutFields section={section} set={set} disabled={disabled} />
      <div className={styles.columns}>
        <ColourInput
          label={text('settingEditors.sections.titleColour')}
          value={section.title_color}
          onChange={(title_color) => set({ title_color })}
          disabled={disabled}
        />
        <NumberSettingInput
          label={text('settingEditors.sections.titleSize')}
          value={section.title_size}
          min={MIN_TITLE_PX}
          max={MAX_TITLE_PX}
          emptyValue={null}
          placeholder={text('settingEditors.colour.theme')}
          onChange={(title_size) => set({ title_size })}
          disabled={disabled}
        />
        <ColourInput
          label={text('settingEditors.sections.background')}
          value={section.background_color}
          onChange={(background_color) => set({ background_color })}
          disabled={disabled}
        />
      </div>
      <ContrastNote background={section.background_color} colour={section.title_color} />
    </>
  );
}

interface LayoutFieldsProps {
  section: ExtraSection;
  set: (change: Partial<ExtraSection>) => void;
  disabled: boolean;
}

/** Fields for the section's content besides its text; values that the layout does not use are preserved. */
function LayoutFields({ section, set, disabled }: LayoutFieldsProps) {
  const text = useText();
  if (section.layout.startsWith('image_')) {
    return (
      <ImageInput
        label={text('settingEditors.sections.image')}
        value={section.image}
        onChange={(image) => set({ image })}
        folder="sections"
        type="section"
        isDisabled={disabled}
      />
    );
  }
  if (section.layout.startsWith('gallery_')) {
    return (
      <ImageListInput
        label={text('settingEditors.sections.images')}
        value={section.gallery}
        onChange={(gallery) => set({ gallery })}
        folder="sections"
        type="section"
        max={MAX_SECTION_IMAGES}
        disabled={disabled}
      />
    );
  }
  if (!section.layout.startsWith('products_')) return null;
  return (
    <>
      <RecordsInput
        label={text('settingEditors.sections.categories')}
        value={section.category_ids}
        onChange={(ids) => set({ category_ids: [...ids] })}
        source={categorySource}
        noneText={text('settingEditors.sections.allCategories')}
        max={MAX_SECTION_CATEGORIES}
        isDisabled={disabled}
      />
      <NumberSettingInput
        label={text('settingEditors.sections.productLimit')}
        value={section.product_limit}
        min={1}
        max={MAX_SECTION_PRODUCTS}
        emptyValue={undefined}
        onChange={(limit) => set({ product_limit: limit ?? DEFAULT_SECTION_PRODUCTS })}
        disabled={disabled}
      />
    </>
  );
}
