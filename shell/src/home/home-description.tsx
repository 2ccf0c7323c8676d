import { imageUrl } from '@fakos/shared-kit/api/images/contract';
import type { HomeContent } from '@fakos/shared-kit/api/settings/contract';
import { isOn } from '@fakos/shared-kit/api/settings/flags';
import { PageDescription } from '@fakos/shared-kit/page-meta';

const PICTURE_WIDTH = 1200;

interface HomeDescriptionProps {
  content: Partial<HomeContent> | undefined;
  /** The page stands with its defaults, which search engines should not take for the shop. */
  isDown: boolean;
}

/** What the home page says of itself: the words and the picture of its first screen. */
export function HomeDescription({ content, isDown }: HomeDescriptionProps) {
  const hero = content && isOn(content.show_hero_text_section) ? content : undefined;
  return (
    <PageDescription
      description={hero?.hero_text}
      status={isDown ? 503 : undefined}
      image={hero?.hero_image ? imageUrl('section', hero.hero_image, PICTURE_WIDTH) : undefined}
    />
  );
}
