import { getImageSource, getPlaceholderUrl } from '@fakos/contracts/images/contract';
import type { HomeContent } from '@fakos/contracts/settings/contract';
import { paths } from '@fakos/shared-kit/router';
import { ButtonLink } from '@fakos/shared-kit/ui/button';
import { Icon } from '@fakos/shared-kit/ui/icon';
import { ResponsiveImage } from '@fakos/shared-kit/ui/image';
import { useSettings } from '../../settings/use-settings.ts';
import { useText } from '../../text.ts';
import { useHomeText } from '../home-text.ts';
import styles from './hero.module.css';

const IMAGE_WIDTHS = [480, 640, 800, 960, 1200, 1600] as const;
const IMAGE = { width: 1200, height: 800 } as const;
/** On wide screens the image is cropped to the height of the section, which is at most 44rem. */
const SIZES = '(min-width: 64rem) max(56vw, 66rem), 100vw';

interface HeroProps {
  content: Partial<HomeContent>;
  /** Whether it is the first section, whose image is loaded with priority. */
  isFirst: boolean;
}

/** Hero section: the shop's name and motto, an image and a button. */
export function Hero({ content, isFirst }: HeroProps) {
  const text = useText();
  const homeText = useHomeText();
  const settings = useSettings();
  const { hero_image: image } = content;
  const subtitle = content.hero_text || settings.motto;
  return (
    <section className={[styles.hero, !image && styles.plain].filter(Boolean).join(' ')}>
      {image && (
        <ResponsiveImage
          {...IMAGE}
          priority={isFirst}
          {...getImageSource('section', image, 960, IMAGE_WIDTHS)}
          sizes={SIZES}
          fallbackSrc={getPlaceholderUrl(IMAGE.width, IMAGE.height, 'Image Error')}
          alt=""
          fit="cover"
          className={styles.image}
        />
      )}
      <div className={styles.content}>
        <p className={styles.name}>{settings.name}</p>
        <h1 className={styles.title}>{content.hero_title || settings.tagline || text('site.tagline')}</h1>
        {subtitle && <p className={styles.text}>{subtitle}</p>}
        <ButtonLink
          href={content.hero_button_url || paths.shop}
          size="lg"
          iconEnd={<Icon name="arrow-right" size={20} />}
          className={styles.button}
        >
          {content.hero_button_text || homeText('heroButton')}
        </ButtonLink>
      </div>
    </section>
  );
}
