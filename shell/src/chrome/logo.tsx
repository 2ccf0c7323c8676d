import { Link, paths } from '@fakos/shared-kit/router';
import { useImageError } from '@fakos/shared-kit/ui/image';
import { getLogoUrl } from '../settings/logo-url.ts';
import { useSettings } from '../settings/use-settings.ts';
import { useText } from '../text.ts';
import styles from './logo.module.css';

/**
 * The shop's logo as a link to the home page; the company's name where there is no logo or it fails to load (spec
 * section 8).
 */
export function Logo({ className }: { className?: string }) {
  const text = useText();
  const { logo_url: logo = '', name } = useSettings();
  return (
    <Link to={paths.home} className={[styles.logo, className].join(' ')} aria-label={text('nav.homeOf', { name })}>
      {logo ? <LogoImage file={logo} name={name} /> : <LogoText name={name} />}
    </Link>
  );
}

function LogoImage({ file, name }: { file: string; name: string }) {
  const src = getLogoUrl(file);
  const { hasFailed, imageProps } = useImageError(src);

  if (hasFailed) return <LogoText name={name} />;
  return <img {...imageProps} src={src} alt={name} width={LOGO_WIDTH} height={LOGO_HEIGHT} className={styles.image} />;
}

function LogoText({ name }: { name: string }) {
  return <span className={styles.text}>{name}</span>;
}

const LOGO_WIDTH = 132;
const LOGO_HEIGHT = 36;
