import type { ExtraSection } from '@fakos/shared-kit/api/settings/contract';
import { Slot } from '@fakos/shared-kit/remote/slot';
import { BlockSkeleton } from './block-skeleton.tsx';

/** Sections of the shop's own at one place of the page, drawn by whichever remote lays them out. */
export function ExtraSections({ sections }: { sections: readonly ExtraSection[] }) {
  return sections.map((section) => (
    <Slot
      key={section.id}
      name="page.extra-section"
      section={section}
      skeleton={<BlockSkeleton isSplit={section.layout === 'image_left' || section.layout === 'image_right'} />}
    />
  ));
}
