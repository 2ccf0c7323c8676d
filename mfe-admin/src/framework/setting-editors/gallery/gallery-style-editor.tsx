import { type GalleryStyle, galleryStyles } from '@fakos/contracts/settings/fields';
import { useId } from 'react';
import { useText } from '../../../text.ts';
import { SketchChoice } from '../inputs/sketch-choice.tsx';
import type { SettingEditorProps } from '../setting-editor.ts';
import { gallerySketches } from './gallery-sketches.ts';

function useStyleOptions() {
  const text = useText();
  return galleryStyles.map((value) => ({
    value,
    label: text(`settingEditors.gallery.styles.${value}`),
    sketch: gallerySketches[value],
  }));
}

/** Edits `gallery_style`. */
export function GalleryStyleEditor(props: SettingEditorProps<GalleryStyle>) {
  const text = useText();
  return (
    <SketchChoice name={useId()} label={text('settingEditors.gallery.style')} options={useStyleOptions()} {...props} />
  );
}

/** Edits `gallery_homepage_style`; '' is the general style. */
export function GalleryHomeStyleEditor(props: SettingEditorProps<GalleryStyle | ''>) {
  const text = useText();
  const sameOption = { value: '' as const, label: text('settingEditors.gallery.sameStyle'), sketch: [] };
  return (
    <SketchChoice
      name={useId()}
      label={text('settingEditors.gallery.homeStyle')}
      options={[sameOption, ...useStyleOptions()]}
      {...props}
    />
  );
}
