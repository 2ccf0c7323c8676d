import { isOn } from '@fakos/shared-kit/api/settings/flags';
import { PageDescription } from '@fakos/shared-kit/page-meta';
import { Icon } from '@fakos/shared-kit/ui/icon';
import { LanguageSwitcher } from '../../language/language-switcher.tsx';
import { useSiteWords } from '../../site-watch/site-words.ts';
import { useText } from '../../text.ts';
import { type KnownSettings, useSettings } from '../../use-settings.ts';
import { constructionColours } from './construction-colours.ts';
import styles from './under-construction.module.css';
import { useConstructionProgress } from './use-construction-progress.ts';

/** What visitors see instead of the site while it is under construction (spec section 2). */
export function UnderConstructionPage() {
  const text = useText();
  const settings = useSettings();
  const { construction_subtitle: subtitle, construction_description: description } = settings;
  const words = useSiteWords();
  const title = settings.construction_title || words.constructionTitle;
  return (
    <div className={styles.screen} style={constructionColours(settings)} data-theme="light">
      <PageDescription title={title} description={description || subtitle || ''} status={503} noIndex />
      <header className={styles.top}>
        <span className={styles.name}>{settings.name}</span>
        <LanguageSwitcher />
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        <h1 className={styles.title}>{title}</h1>
        {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
        {description && <p className={styles.description}>{description}</p>}
        <Progress real={settings.construction_progress} />
        <Contact settings={settings} />
      </main>
      <footer className={styles.bottom}>
        <p>{text('footer.copyright', { year: new Date().getFullYear(), name: settings.name })}</p>
        <p>{words.constructionNotice}</p>
      </footer>
    </div>
  );
}

function Progress({ real }: { real: number | null | undefined }) {
  const words = useSiteWords();
  const progress = useConstructionProgress(real);
  return (
    <div className={styles.progress}>
      <div
        role="progressbar"
        aria-label={words.constructionProgress}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={progress}
        className={styles.track}
      >
        <span className={styles.fill} style={{ inlineSize: `${progress}%` }} />
      </div>
      <span className={styles.figure} aria-hidden="true">
        {`${progress}%`}
      </span>
    </div>
  );
}

/** The screen's own e-mail and telephone, else those that the shop shows anyway. */
function Contact({ settings }: { settings: KnownSettings }) {
  const shows = (...flags: unknown[]) => [settings.show_contact_info, ...flags].every((flag) => isOn(flag));
  const { show_email, show_phone, show_contact_phone } = settings;
  const email = settings.construction_email || (shows(show_email) ? settings.contact_email : '');
  const phone = settings.construction_phone || (shows(show_phone, show_contact_phone) ? settings.contact_phone : '');
  if (!email && !phone) return null;
  return (
    <p className={styles.contact}>
      {email && (
        <a href={`mailto:${email}`}>
          <Icon name="mail" size={18} />
          {email}
        </a>
      )}
      {phone && (
        <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
          <Icon name="phone" size={18} />
          {phone}
        </a>
      )}
    </p>
  );
}
