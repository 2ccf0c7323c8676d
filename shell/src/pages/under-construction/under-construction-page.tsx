import { isOn } from '@fakos/contracts/settings/flags';
import { PageHead } from '@fakos/shared-kit/page-meta';
import { Icon } from '@fakos/shared-kit/ui/icon';
import { useFooterText } from '../../chrome/footer/footer-text.ts';
import { LazyCookieBanner } from '../../cookies/lazy-cookie-banner.tsx';
import { LanguageSwitcher } from '../../language/language-switcher.tsx';
import { useSiteTranslations } from '../../language/site-translations.ts';
import { getLogoUrl } from '../../settings/logo-url.ts';
import { type KnownSettings, useSettings } from '../../settings/use-settings.ts';
import { getConstructionColours } from './construction-colours.ts';
import { GlassesDrawing } from './glasses-drawing.tsx';
import styles from './under-construction.module.css';
import { useConstructionProgress } from './use-construction-progress.ts';

const LOGO_WIDTH = 132;
const LOGO_HEIGHT = 36;

/** Shown to visitors instead of the site while it is under construction (spec section 2). */
export function UnderConstructionPage() {
  const text = useFooterText();
  const settings = useSettings();
  const { construction_subtitle: subtitle, construction_description: description } = settings;
  const translations = useSiteTranslations();
  const title = settings.construction_title || translations.constructionTitle;
  return (
    <>
      <LazyCookieBanner />
      <div className={styles.screen} style={getConstructionColours(settings)} data-theme="light">
        <PageHead title={title} description={description || subtitle || ''} status={503} noIndex />
        <header className={styles.top}>
          <Brand settings={settings} />
          <LanguageSwitcher />
        </header>
        <main id="main" tabIndex={-1} className={styles.main}>
          <GlassesDrawing />
          <div className={styles.texts}>
            <h1 className={styles.title}>{title}</h1>
            {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
            {description && <p className={styles.description}>{description}</p>}
            <Progress actual={settings.construction_progress} />
            <Contact settings={settings} />
          </div>
        </main>
        <footer className={styles.bottom}>
          <p>{text('copyright', { year: new Date().getFullYear(), name: settings.name })}</p>
          <p>{translations.constructionNotice}</p>
        </footer>
      </div>
    </>
  );
}

function Brand({ settings: { logo_url: logo, name } }: { settings: KnownSettings }) {
  if (!logo) return <span className={styles.name}>{name}</span>;
  return <img src={getLogoUrl(logo)} alt={name} width={LOGO_WIDTH} height={LOGO_HEIGHT} className={styles.logo} />;
}

function Progress({ actual }: { actual: number | null | undefined }) {
  const translations = useSiteTranslations();
  const progress = useConstructionProgress(actual);
  return (
    <div className={styles.progress}>
      <div
        role="progressbar"
        aria-label={translations.constructionProgress}
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

/** E-mail and telephone of the construction settings, otherwise the public ones. */
function Contact({ settings }: { settings: KnownSettings }) {
  const isShown = (...flags: unknown[]) => [settings.show_contact_info, ...flags].every((flag) => isOn(flag));
  const { show_email, show_phone, show_contact_phone } = settings;
  const email = settings.construction_email || (isShown(show_email) ? settings.contact_email : '');
  const phone = settings.construction_phone || (isShown(show_phone, show_contact_phone) ? settings.contact_phone : '');
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

/** Informs admins that visitors see the under-construction page. */
export function ConstructionBadge() {
  const translations = useSiteTranslations();
  return (
    <aside className={styles.badge} aria-label={translations.badgeLabel}>
      {translations.badge}
    </aside>
  );
}
