import type { ExtraSection } from '@fakos/contracts/settings/contract';
import { Slot } from '@fakos/shared-kit/remote/slot';
import { BlockSkeleton } from './block-skeleton.tsx';

/** Custom sections at one position of the page, rendered by a remote. */
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
