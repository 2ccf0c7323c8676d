import { Button } from '@fakos/shared-kit/ui/button';
import { usePwaText } from '../pwa-text.ts';
import styles from './install-banner.module.css';

interface InstallBannerProps {
  onInstall: () => void;
  onDismiss: () => void;
}

/** Offers to install the site as an app. At the top, because other banners are at the bottom. */
export function InstallBanner({ onInstall, onDismiss }: InstallBannerProps) {
  const text = usePwaText();
  return (
    <aside aria-label={text('install.label')} className={styles.banner} data-theme="light">
      <img src="/icons/192.png" alt="" width={44} height={44} className={styles.icon} />
      <div role="status">
        <p className={styles.title}>{text('install.title')}</p>
        <p>{text('install.text')}</p>
      </div>
      <div className={styles.buttons}>
        <Button size="sm" variant="quiet" onClick={onDismiss}>
          {text('install.dismiss')}
        </Button>
        <Button size="sm" onClick={onInstall}>
          {text('install.install')}
        </Button>
      </div>
    </aside>
  );
}
