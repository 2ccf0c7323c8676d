import type { ExtraSection } from '@fakos/shared-kit/api/settings/contract';
import { useGetContentQuery } from '@fakos/shared-kit/api/settings/hooks';
import { VisuallyHidden } from '@fakos/shared-kit/ui/visually-hidden';
import { Fragment } from 'react';
import { useIsShop, useSettings } from '../use-settings.ts';
import { CategoryTiles } from './category-tiles.tsx';
import { ExtraSections } from './extra-sections.tsx';
import { FeaturedProducts } from './featured-products.tsx';
import { Gallery } from './gallery.tsx';
import { Hero } from './hero.tsx';
import { HeroSkeleton } from './hero-skeleton.tsx';
import { HomeDescription } from './home-description.tsx';
import styles from './home-page.module.css';
import { type HomeFacts, type HomePart, type HomePlace, homeOrder, isShown, sectionsAt } from './home-parts.ts';
import { LatestPosts } from './latest-posts.tsx';
import { Masonry } from './masonry.tsx';
import { Store } from './store.tsx';

/** `/`: parts that the shop switches on and off, from top to bottom. */
export function HomePage() {
  const isShop = useIsShop();
  const { data, isError } = useGetContentQuery();
  return (
    <div className={styles.home} data-layout={data?.data.content.homepage_layout}>
      <HomeDescription content={data?.data.content} isDown={isError && !data} />
      {data || isError ? (
        // Without an answer the parts stand with their defaults, so that the shop stays open (spec section 8).
        <Parts content={data?.data.content ?? {}} gallery={data?.data.gallery ?? []} isShop={isShop} />
      ) : (
        <>
          <HeroSkeleton />
          {isShop && <CategoryTiles />}
        </>
      )}
    </div>
  );
}

function Parts(facts: HomeFacts) {
  const { name } = useSettings();
  const isPart = (place: HomePlace): place is HomePart => place in isShown;
  return (
    <>
      {!isShown.hero(facts) && (
        <div className={styles.unseenTitle}>
          <VisuallyHidden as="h1">{name}</VisuallyHidden>
        </div>
      )}
      {homeOrder.map((place) => (
        <Fragment key={place}>
          {isPart(place) ? (
            isShown[place](facts) && <Part part={place} {...facts} />
          ) : (
            <ExtraSections sections={sectionsAt(place satisfies ExtraSection['position'], facts)} />
          )}
        </Fragment>
      ))}
    </>
  );
}

function Part({ part, ...facts }: HomeFacts & { part: HomePart }) {
  const { content, gallery } = facts;
  switch (part) {
    case 'gallery':
      return <Gallery content={content} images={gallery} />;
    case 'hero':
      return <Hero content={content} opensPage={!isShown.gallery(facts)} />;
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
