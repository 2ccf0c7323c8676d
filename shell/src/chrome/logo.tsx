import { imageUrl } from '@fakos/shared-kit/api/images/contract';
import { Link, paths } from '@fakos/shared-kit/router';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../text.ts';
import { useSettings } from '../use-settings.ts';
import styles from './logo.module.css';

/** The shop's logo as a link home; the company's name where there is none or it cannot be shown (spec section 8). */
export function Logo({ className }: { className?: string }) {
  const text = useText();
  const { logo_url: logo = '', name } = useSettings();
  return (
    <Link to={paths.home} className={[styles.logo, className].join(' ')} aria-label={text('nav.homeOf', { name })}>
      {logo ? <LogoImage key={logo} file={logo} name={name} /> : <LogoText name={name} />}
    </Link>
  );
}

function LogoImage({ file, name }: { file: string; name: string }) {
  const [failed, setFailed] = useState(false);
  const image = useRef<HTMLImageElement>(null);

  // An error before the script ran has no listener, so it is looked up once.
  useEffect(function noticeEarlyError() {
    const element = image.current;
    if (element?.complete && element.naturalWidth === 0 && element.currentSrc) setFailed(true);
  }, []);

  if (failed) return <LogoText name={name} />;
  return (
    <img
      ref={image}
      src={logoAddress(file)}
      alt={name}
      width={LOGO_WIDTH}
      height={LOGO_HEIGHT}
      className={styles.image}
      onError={() => setFailed(true)}
    />
  );
}

function LogoText({ name }: { name: string }) {
  return <span className={styles.text}>{name}</span>;
}

const LOGO_WIDTH = 132;
const LOGO_HEIGHT = 36;

function logoAddress(file: string): string {
  return file.startsWith('/') || file.startsWith('https://') ? file : imageUrl('logo', file);
}
