import type { GalleryImage, HomeContent } from '@fakos/shared-kit/api/settings/contract';
import { isOn } from '@fakos/shared-kit/api/settings/flags';
import { useGetContentQuery } from '@fakos/shared-kit/api/settings/hooks';
import { VisuallyHidden } from '@fakos/shared-kit/ui/visually-hidden';
import { useIsShop, useSettings } from '../use-settings.ts';
import { CategoryTiles } from './category-tiles.tsx';
import { FeaturedProducts } from './featured-products.tsx';
import { GalleryStrip } from './gallery-strip.tsx';
import { Hero } from './hero.tsx';
import { HeroSkeleton } from './hero-skeleton.tsx';
import { HomeDescription } from './home-description.tsx';
import styles from './home-page.module.css';
import { LatestPosts } from './latest-posts.tsx';
import { StoreBlock } from './store-block.tsx';

/** `/`: parts that the shop switches on and off, from top to bottom. */
export function HomePage() {
  const isShop = useIsShop();
  const { data, isError } = useGetContentQuery();
  return (
    <div className={styles.home}>
      <HomeDescription content={data?.data.content} isDown={isError && !data} />
      {data || isError ? (
        // Without an answer the parts stand with their defaults, so that the shop stays open (spec section 8).
        <Parts content={data?.data.content ?? {}} gallery={data?.data.gallery ?? []} />
      ) : (
        <>
          <HeroSkeleton />
          {isShop && <CategoryTiles />}
        </>
      )}
    </div>
  );
}

function Parts({ content, gallery }: { content: Partial<HomeContent>; gallery: readonly GalleryImage[] }) {
  const { name } = useSettings();
  const isShop = useIsShop();
  return (
    <>
      {isOn(content.show_hero_text_section) ? (
        <Hero content={content} />
      ) : (
        <VisuallyHidden as="h1">{name}</VisuallyHidden>
      )}
      {isShop && <CategoryTiles />}
      {isOn(content.show_products_section) && <FeaturedProducts content={content} />}
      {isOn(content.show_store_section) && <StoreBlock content={content} />}
      {isOn(content.show_gallery_section, false) && gallery.length > 0 && <GalleryStrip images={gallery} />}
      {isOn(content.show_posts_section) && <LatestPosts content={content} />}
    </>
  );
}
