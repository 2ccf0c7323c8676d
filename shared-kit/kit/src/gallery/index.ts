import { actions } from './groups/actions.tsx';
import { content } from './groups/content.tsx';
import { feedback } from './groups/feedback.tsx';
import { forms } from './groups/forms.tsx';
import { layout } from './groups/layout.tsx';
import { media } from './groups/media.tsx';
import { navigation } from './groups/navigation.tsx';
import { overlays } from './groups/overlays.tsx';
import type { SampleGroup } from './sample.ts';

export type { GetText, Sample, SampleGroup, SampleState, SampleText } from './sample.ts';

/** Samples of all components. Only the gallery at `/__kit`, which production builds do not contain, and tests read them. */
export const sampleGroups: readonly SampleGroup[] = [
  actions,
  forms,
  navigation,
  feedback,
  overlays,
  layout,
  content,
  media,
];
