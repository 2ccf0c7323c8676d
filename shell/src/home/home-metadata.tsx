import { getImageUrl } from '@fakos/contracts/images/contract';
import type { HomeContent } from '@fakos/contracts/settings/contract';
import { isOn } from '@fakos/contracts/settings/flags';
import { PageHead } from '@fakos/shared-kit/page-meta';

const IMAGE_WIDTH = 1200;

interface HomeMetadataProps {
  content: Partial<HomeContent> | undefined;
  /** The content could not be loaded; search engines must not index the defaults. */
  hasFailed: boolean;
}

/** Metadata of the home page: text and image of the hero. */
export function HomeMetadata({ content, hasFailed }: HomeMetadataProps) {
  const hero = content && isOn(content.show_hero_text_section) ? content : undefined;
  return (
    <PageHead
      description={hero?.hero_text}
      status={hasFailed ? 503 : undefined}
      image={hero?.hero_image ? getImageUrl('section', hero.hero_image, IMAGE_WIDTH) : undefined}
    />
  );
}
