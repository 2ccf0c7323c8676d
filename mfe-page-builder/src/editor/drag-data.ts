import type { Language } from '@fakos/contracts/languages';
import type { StoredSection } from '@fakos/contracts/pages/contract';

/** `data` of a draggable element of `@dnd-kit/core` in the editor: what is inserted or moved where it is dropped. */
export type DragData =
  | { readonly kind: 'new-widget'; readonly type: string; readonly label: string }
  | {
      readonly kind: 'new-sections';
      readonly createSections: () => Record<Language, StoredSection[]>;
      readonly label: string;
    }
  | { readonly kind: 'widget'; readonly key: string; readonly label: string };
