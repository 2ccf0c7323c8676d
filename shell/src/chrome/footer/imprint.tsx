import { Link, paths } from '@fakos/shared-kit/router';
import { openCookieSettings } from '../../cookies/open-cookie-settings.ts';
import { useSettings } from '../../settings/use-settings.ts';
import { SiteLink } from '../site-link.tsx';
import styles from './footer.module.css';
import { useFooterText } from './footer-text.ts';

/** Last line of the footer: copyright, legal pages, cookie settings. */
export function Imprint() {
  const text = useFooterText();
  const { name, footer_copyright, footer_powered_by: poweredBy, footer_powered_by_url: poweredByUrl } = useSettings();
  const year = new Date().getFullYear();
  return (
    <div className={styles.imprint}>
      <p>{footer_copyright || text('copyright', { year, name })}</p>
      <nav aria-label={text('legal')} className={styles.legal}>
        <Link to={paths.privacy}>{text('privacy')}</Link>
        <Link to={paths.terms}>{text('terms')}</Link>
        <button type="button" onClick={openCookieSettings}>
          {text('cookies')}
        </button>
      </nav>
      {poweredBy && (
        <p>
          <SiteLink url={poweredByUrl ?? ''}>{text('poweredBy', { name: poweredBy })}</SiteLink>
        </p>
      )}
    </div>
  );
}
