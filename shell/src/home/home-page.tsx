import { useGetContentQuery } from '@fakos/shared-kit/api/settings/hooks';
import { VisuallyHidden } from '@fakos/shared-kit/ui/visually-hidden';
import { useIsShop, useSettings } from '../settings/use-settings.ts';
import { HomeMetadata } from './home-metadata.tsx';
import styles from './home-page.module.css';
import {
  type HomeData,
  type HomePosition,
  type HomeSection,
  homePageOrder,
  isHomeSection,
  isPositionShown,
  isSectionShown,
  listExtraSections,
} from './home-sections.ts';
import { CategoryTiles } from './sections/category-tiles.tsx';
import { ExtraSections } from './sections/extra-sections.tsx';
import { FeaturedProducts } from './sections/featured-products.tsx';
import { Gallery } from './sections/gallery.tsx';
import { Hero } from './sections/hero.tsx';
import { HeroSkeleton } from './sections/hero-skeleton.tsx';
import { LatestPosts } from './sections/latest-posts.tsx';
import { Masonry } from './sections/masonry.tsx';
import { Store } from './sections/store.tsx';

/** `/`: sections that the shop enables in its settings. */
export function HomePage() {
  const isShop = useIsShop();
  const { data: response, isError } = useGetContentQuery();
  return (
    <div className={styles.home} data-layout={response?.data.content.homepage_layout}>
      <HomeMetadata content={response?.data.content} hasFailed={isError && !response} />
      {response || isError ? (
        // Without a response the sections show their defaults, so that the shop stays usable (spec section 8).
        <Sections content={response?.data.content ?? {}} gallery={response?.data.gallery ?? []} isShop={isShop} />
      ) : (
        <>
          <HeroSkeleton />
          {isShop && <CategoryTiles />}
        </>
      )}
    </div>
  );
}

function Sections(data: HomeData) {
  const { name } = useSettings();
  const [first, ...others] = homePageOrder.filter((position) => isPositionShown(position, data));
  return (
    <>
      {!isSectionShown.hero(data) && (
        <div className={styles.hiddenTitle}>
          <VisuallyHidden as="h1">{name}</VisuallyHidden>
        </div>
      )}
      {first && <Position position={first} {...data} />}
      {others.map((position) => (
        <div key={position} className={styles.below} data-far-below="">
          <Position position={position} {...data} />
        </div>
      ))}
    </>
  );
}

function Position({ position, ...data }: HomeData & { position: HomePosition }) {
  if (isHomeSection(position)) return <Section section={position} {...data} />;
  return <ExtraSections sections={listExtraSections(position, data)} hasFeatured={isSectionShown.products(data)} />;
}

function Section({ section, ...data }: HomeData & { section: HomeSection }) {
  const { content, gallery } = data;
  switch (section) {
    case 'gallery':
      return <Gallery content={content} images={gallery} />;
    case 'hero':
      return <Hero content={content} isFirst={!isSectionShown.gallery(data)} />;
    case 'categories':
      return <CategoryTiles />;
    case 'store':
      return <Store content={content} />;
    case 'masonry':
      return <Masonry content={content} />;
    case 'posts':
      return <LatestPosts content={content} />;
    case 'products':
      return <FeaturedProducts content={content} />;
  }
}
