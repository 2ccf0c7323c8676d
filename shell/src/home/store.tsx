import type { HomeContent } from '@fakos/shared-kit/api/settings/contract';
import { Slot } from '@fakos/shared-kit/remote/slot';
import { BlockSkeleton } from './block-skeleton.tsx';

/** What the shop says and shows of its store. Without any of it there is nothing to show. */
export function Store({ content }: { content: Partial<HomeContent> }) {
  const { store_title, store_description_1, store_description_2, store_description_3, store_conclusion } = content;
  const words = [store_title, store_description_1, store_description_2, store_description_3, store_conclusion];
  if (![...words, content.store_image, content.store_features?.length].some(Boolean)) return null;
  return (
    <Slot name="home.store" content={content} skeleton={<BlockSkeleton isSplit={Boolean(content.store_image)} />} />
  );
}
