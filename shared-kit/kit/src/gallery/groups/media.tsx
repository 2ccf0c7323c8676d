import { Badge } from '@fakos/shared-kit/ui/badge';
import { Button } from '@fakos/shared-kit/ui/button';
import { Embed } from '@fakos/shared-kit/ui/embed';
import { Icon } from '@fakos/shared-kit/ui/icon';
import { IconButton } from '@fakos/shared-kit/ui/icon-button';
import { ResponsiveImage } from '@fakos/shared-kit/ui/image';
import { PostCard } from '@fakos/shared-kit/ui/post-card';
import { ProductCard } from '@fakos/shared-kit/ui/product-card';
import styles from '../gallery.module.css';
import type { GetText, Sample, SampleGroup } from '../sample.ts';
import { createSampleImage, sampleTexts } from '../sample-texts.ts';

const FRAME_SIZE = 640;
const square = (text: GetText) => createSampleImage(FRAME_SIZE, FRAME_SIZE, text(sampleTexts.frame));
const landscape = (text: GetText) => createSampleImage(FRAME_SIZE, FRAME_SIZE / 2, text(sampleTexts.frame));
/** Not an image, so that loading fails without a request. */
const BROKEN = { src: 'data:image/png;base64,AA==', alt: '', width: FRAME_SIZE, height: FRAME_SIZE / 2 };

const images: Sample = {
  subpath: 'ui/image',
  imports: ['ResponsiveImage'],
  width: 'medium',
  states: [
    {
      name: 'getSrc',
      render: (text) => (
        <ResponsiveImage
          {...landscape(text)}
          getSrc={(width) => createSampleImage(width, width / 2, '').src}
          sizes="20rem"
        />
      ),
    },
    { name: 'priority', render: (text) => <ResponsiveImage {...landscape(text)} priority /> },
    {
      name: 'fit="cover"',
      render: (text) => (
        <div className={styles.imageBox}>
          <ResponsiveImage {...landscape(text)} fit="cover" />
        </div>
      ),
    },
    {
      name: 'fit="contain"',
      render: (text) => (
        <div className={styles.imageBox}>
          <ResponsiveImage {...landscape(text)} fit="contain" />
        </div>
      ),
    },
    {
      name: { el: 'fallbackSrc μετά από αποτυχία', en: 'fallbackSrc after a failure' },
      render: (text) => <ResponsiveImage {...BROKEN} fallbackSrc={landscape(text).src} />,
    },
    {
      name: { el: 'αποτυχία χωρίς fallbackSrc', en: 'failure without fallbackSrc' },
      render: (text) => <ResponsiveImage {...BROKEN} alt={text(sampleTexts.frame)} />,
    },
  ],
};

const embeds: Sample = {
  subpath: 'ui/embed',
  imports: ['Embed'],
  width: 'medium',
  states: [
    {
      name: 'kind="map"',
      render: (text) => (
        <Embed
          kind="map"
          src="https://www.google.com/maps/embed?pb=1"
          title={text({ el: 'Χάρτης του καταστήματος', en: 'Map of the shop' })}
        />
      ),
    },
    {
      name: 'kind="video" poster',
      render: (text) => (
        <Embed
          kind="video"
          src="https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ"
          title={text(sampleTexts.frame)}
          poster={landscape(text).src}
        />
      ),
    },
    {
      name: 'kind="social" ratio={1}',
      render: () => (
        <Embed kind="social" src="https://www.facebook.com/plugins/page.php?href=fakos" title="" ratio={1} />
      ),
    },
  ],
};

const productCards: Sample = {
  subpath: 'ui/product-card',
  imports: ['ProductCard'],
  width: 'small',
  states: [
    {
      name: { el: 'μόνο τα απαραίτητα', en: 'required props' },
      render: (text) => (
        <ProductCard href="/shop" name={text(sampleTexts.frame)} price={text(sampleTexts.price)} image={square(text)} />
      ),
    },
    {
      name: 'badges · wishlist · meta · action · hoverImage',
      render: (text) => (
        <ProductCard
          href="/shop"
          name={text(sampleTexts.frame)}
          brand="Fakos"
          price={text(sampleTexts.price)}
          image={square(text)}
          hoverImage={landscape(text)}
          badges={<Badge tone="sale">-20%</Badge>}
          wishlist={
            <IconButton
              variant="filled"
              label={text({ el: 'Αγαπημένο', en: 'Favourite' })}
              icon={<Icon name="heart" />}
            />
          }
          meta={text({ el: '3 χρώματα', en: '3 colours' })}
          action={
            <Button size="sm" fullWidth>
              {text(sampleTexts.addToCart)}
            </Button>
          }
        />
      ),
    },
    {
      name: 'unavailableLabel',
      render: (text) => (
        <ProductCard
          href="/shop"
          name={text(sampleTexts.frame)}
          price={text(sampleTexts.price)}
          image={square(text)}
          unavailableLabel={text({ el: 'Εξαντλήθηκε', en: 'Sold out' })}
        />
      ),
    },
    {
      name: sampleTexts.longText,
      render: (text) => (
        <ProductCard
          href="/shop"
          name={text(sampleTexts.longTitle)}
          brand={text(sampleTexts.longWord)}
          price={text(sampleTexts.price)}
          image={square(text)}
        />
      ),
    },
  ],
};

const DATE = { date: '21/11/2026', dateTime: '2026-11-21' };

const postCards: Sample = {
  subpath: 'ui/post-card',
  imports: ['PostCard'],
  width: 'medium',
  states: [
    {
      name: { el: 'μόνο τα απαραίτητα', en: 'required props' },
      render: (text) => <PostCard href="/blog" title={text({ el: 'Φροντίδα των φακών', en: 'Lens care' })} />,
    },
    {
      name: 'image · category · date · meta · excerpt',
      render: (text) => (
        <PostCard
          href="/blog"
          title={text({ el: 'Φροντίδα των φακών', en: 'Lens care' })}
          image={landscape(text)}
          category={text({ el: 'Συμβουλές', en: 'Advice' })}
          {...DATE}
          meta={text({ el: '4 λεπτά', en: '4 minutes' })}
          excerpt={text(sampleTexts.sentence)}
        />
      ),
    },
    {
      name: sampleTexts.longText,
      render: (text) => (
        <PostCard
          href="/blog"
          title={text(sampleTexts.longTitle)}
          image={landscape(text)}
          category={text(sampleTexts.longWord)}
          excerpt={text(sampleTexts.paragraph)}
        />
      ),
    },
    {
      name: 'layout="row"',
      isFullWidth: true,
      render: (text) => (
        <PostCard
          href="/blog"
          layout="row"
          title={text({ el: 'Φροντίδα των φακών', en: 'Lens care' })}
          image={landscape(text)}
          {...DATE}
          excerpt={text(sampleTexts.sentence)}
        />
      ),
    },
  ],
};

/** Images and their viewers. */
export const media: SampleGroup = {
  id: 'media',
  title: { el: 'Εικόνες και κάρτες', en: 'Images and cards' },
  samples: [images, embeds, productCards, postCards],
};
