import type { HomeContent } from '@fakos/contracts/settings/contract';
import { Slot } from '@fakos/shared-kit/remote/slot';
import { BlockSkeleton } from './block-skeleton.tsx';

/** Texts and image of the store, rendered by a remote; hidden when nothing is set. */
export function Store({ content }: { content: Partial<HomeContent> }) {
  const { store_title, store_description_1, store_description_2, store_description_3, store_conclusion } = content;
  const texts = [store_title, store_description_1, store_description_2, store_description_3, store_conclusion];
  if (![...texts, content.store_image, content.store_features?.length].some(Boolean)) return null;
  return (
    <Slot name="home.store" content={content} skeleton={<BlockSkeleton isSplit={Boolean(content.store_image)} />} />
  );
}
