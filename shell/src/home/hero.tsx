import { imageSource, placeholderUrl } from '@fakos/shared-kit/api/images/contract';
import type { HomeContent } from '@fakos/shared-kit/api/settings/contract';
import { paths } from '@fakos/shared-kit/router';
import { ButtonLink } from '@fakos/shared-kit/ui/button';
import { Icon } from '@fakos/shared-kit/ui/icon';
import { Picture } from '@fakos/shared-kit/ui/picture';
import { useText } from '../text.ts';
import { useSettings } from '../use-settings.ts';
import styles from './hero.module.css';

const PICTURE_WIDTHS = [480, 640, 800, 960, 1200, 1600] as const;
const PICTURE = { width: 1200, height: 1200 } as const;

interface HeroProps {
  content: Partial<HomeContent>;
  /** Nothing stands above it, so its picture must not wait. */
  opensPage: boolean;
}

/** The first screen: what the shop stands for, one picture and one way on. */
export function Hero({ content, opensPage }: HeroProps) {
  const text = useText();
  const settings = useSettings();
  const { hero_image: image } = content;
  const words = content.hero_text || settings.motto;
  return (
    <section className={[styles.hero, !image && styles.plain].filter(Boolean).join(' ')}>
      {image && (
        <Picture
          {...PICTURE}
          priority={opensPage}
          {...imageSource('section', image, 960, PICTURE_WIDTHS)}
          sizes="(min-width: 64rem) 56vw, 100vw"
          fallbackSrc={placeholderUrl(PICTURE.width, PICTURE.height, 'Image Error')}
          alt=""
          fit="cover"
          className={styles.picture}
        />
      )}
      <div className={styles.words}>
        <p className={styles.name}>{settings.name}</p>
        <h1 className={styles.title}>{content.hero_title || settings.tagline || text('site.tagline')}</h1>
        {words && <p className={styles.text}>{words}</p>}
        <ButtonLink
          href={content.hero_button_url || paths.shop}
          size="lg"
          iconEnd={<Icon name="arrow-right" size={20} />}
          className={styles.button}
        >
          {content.hero_button_text || text('home.heroButton')}
        </ButtonLink>
      </div>
    </section>
  );
}
