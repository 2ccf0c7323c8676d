import { Link, paths } from '@fakos/shared-kit/router';
import { openCookieSettings } from '../../cookies/open-cookie-settings.ts';
import { useText } from '../../text.ts';
import { useSettings } from '../../use-settings.ts';
import { SiteLink } from '../site-link.tsx';
import styles from './footer.module.css';

/** The last line: whose site this is, and the legal pages. */
export function Imprint() {
  const text = useText();
  const { name, footer_copyright, footer_powered_by: maker, footer_powered_by_url: makerUrl } = useSettings();
  const year = new Date().getFullYear();
  return (
    <div className={styles.imprint}>
      <p>{footer_copyright || text('footer.copyright', { year, name })}</p>
      <nav aria-label={text('footer.legal')} className={styles.legal}>
        <Link to={paths.privacy}>{text('footer.privacy')}</Link>
        <Link to={paths.terms}>{text('footer.terms')}</Link>
        <button type="button" onClick={openCookieSettings}>
          {text('footer.cookies')}
        </button>
      </nav>
      {maker && (
        <p>
          <SiteLink url={makerUrl ?? ''}>{text('footer.poweredBy', { name: maker })}</SiteLink>
        </p>
      )}
    </div>
  );
}
