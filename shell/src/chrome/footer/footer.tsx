import { Container } from '@fakos/shared-kit/ui/container';
import { Near, useDeferred } from '@fakos/shared-kit/ui/deferred';
import { useText } from '../../text.ts';
import { useSettings } from '../../use-settings.ts';
import { Logo } from '../logo.tsx';
import { ContactList } from './contact-list.tsx';
import styles from './footer.module.css';
import { footerColours } from './footer-colours.ts';
import { FooterColumn } from './footer-column.tsx';
import { contactFacts, mapFact, socialFacts } from './footer-facts.ts';
import { FooterWidget } from './footer-widget.tsx';
import { Imprint } from './imprint.tsx';
import { SocialList } from './social-list.tsx';

const loadMap = () => import(/* webpackChunkName: "footer-map" */ './map-embed.tsx').then((map) => map.MapEmbed);

export { loadOwnHtml } from './footer-widget.tsx';

/** Widgets, then logo, contact, map and social columns, then the imprint (spec section 2). */
export function Footer() {
  const text = useText();
  const settings = useSettings();
  const widgets = (settings.footer_widgets ?? []).filter(({ enabled }) => enabled);
  return (
    <footer className={styles.footer} style={footerColours(settings)}>
      <Container>
        {widgets.length > 0 && (
          <div className={styles.widgets}>
            {widgets.map((widget, index) => (
              <FooterWidget key={index} widget={widget} />
            ))}
          </div>
        )}
        <div className={styles.columns}>
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
  const text = useText();
  const facts = contactFacts(useSettings());
  if (facts.length === 0) return null;
  return (
    <FooterColumn title={text('footer.contact')}>
      <ContactList facts={facts} />
    </FooterColumn>
  );
}

function MapColumn() {
  const text = useText();
  const map = mapFact(useSettings());
  if (!map) return null;
  return (
    <FooterColumn title={text('footer.map')}>
      {map.address && <p className={styles.multiline}>{map.address.text}</p>}
      {map.embed && (
        <div className={styles.map}>
          <Near>
            <LateMap src={map.embed} title={text('footer.mapOf', { address: map.title })} />
          </Near>
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

/** A map whose code does not arrive leaves its place empty until there is a network. */
function LateMap(props: { src: string; title: string }) {
  const MapEmbed = useDeferred(loadMap, true);
  return MapEmbed ? <MapEmbed {...props} /> : null;
}

function SocialColumn() {
  const text = useText();
  const facts = socialFacts(useSettings());
  if (facts.length === 0) return null;
  return (
    <FooterColumn title={text('footer.social')}>
      <SocialList facts={facts} />
    </FooterColumn>
  );
}
