import { Container } from '@fakos/shared-kit/ui/container';
import { getContactDetails, getMapDetails } from '../../settings/shop-details.ts';
import { useSettings } from '../../settings/use-settings.ts';
import { useText } from '../../text.ts';
import { Logo } from '../logo.tsx';
import { LazyMap } from '../map/lazy-map.tsx';
import { ContactList } from './contact-list.tsx';
import styles from './footer.module.css';
import { getFooterColours } from './footer-colours.ts';
import { FooterColumn } from './footer-column.tsx';
import { useFooterText } from './footer-text.ts';
import { Imprint } from './imprint.tsx';
import { getSocialLinks } from './social-links.ts';
import { SocialList } from './social-list.tsx';
import { FooterWidget } from './widgets/footer-widget.tsx';

export { loadCustomHtml } from './widgets/footer-widget.tsx';

/** Widgets, then logo, contact, map and social columns, then the imprint (spec section 2). */
export function Footer() {
  const text = useText();
  const settings = useSettings();
  const widgets = (settings.footer_widgets ?? []).filter(({ enabled }) => enabled);
  return (
    <footer className={styles.footer} style={getFooterColours(settings)}>
      <Container>
        {widgets.length > 0 && (
          <div className={styles.widgets} data-far-below="">
            {widgets.map((widget, index) => (
              <FooterWidget key={index} widget={widget} />
            ))}
          </div>
        )}
        <div className={styles.columns} data-far-below="">
          <div className={styles.brand}>
            <Logo />
            <p>{settings.tagline || text('site.tagline')}</p>
          </div>
          <ContactColumn />
          <MapColumn />
          <SocialColumn />
        </div>
        <Imprint />
      </Container>
    </footer>
  );
}

function ContactColumn() {
  const text = useFooterText();
  const details = getContactDetails(useSettings());
  if (details.length === 0) return null;
  return (
    <FooterColumn title={text('contact')}>
      <ContactList details={details} />
    </FooterColumn>
  );
}

function MapColumn() {
  const text = useText();
  const footerText = useFooterText();
  const map = getMapDetails(useSettings());
  if (!map) return null;
  return (
    <FooterColumn title={footerText('map')}>
      {map.address && <p className={styles.multiline}>{map.address.text}</p>}
      {map.embed && (
        <div className={styles.map}>
          <LazyMap src={map.embed} title={text('footer.mapOf', { address: map.title })} />
        </div>
      )}
      {map.address && (
        <a href={map.address.href} target="_blank" rel="noopener noreferrer" className={styles.mapLink}>
          {text('footer.openMap')}
          <span className="visually-hidden"> {text('nav.newTab')}</span>
        </a>
      )}
    </FooterColumn>
  );
}

function SocialColumn() {
  const text = useFooterText();
  const links = getSocialLinks(useSettings());
  if (links.length === 0) return null;
  return (
    <FooterColumn title={text('social')}>
      <SocialList links={links} />
    </FooterColumn>
  );
}
