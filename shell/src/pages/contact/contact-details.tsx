import { Near, useDeferred } from '@fakos/shared-kit/ui/deferred';
import { Icon } from '@fakos/shared-kit/ui/icon';
import { useEffect, useState } from 'react';
import { afterFirstView } from '../../after-first-view.ts';
import { contactFacts, mapFact } from '../../chrome/footer/footer-facts.ts';
import { SocialPlace } from '../../social/social-place.tsx';
import { useText } from '../../text.ts';
import { useSettings } from '../../use-settings.ts';
import { usePagesText } from '../content/pages-text.ts';
import styles from './contact-page.module.css';

const loadMap = () => import(/* webpackChunkName: "contact-map" */ './contact-map.tsx').then((map) => map.ContactMap);

/** Telephone, e-mail, address, opening hours and map, as far as the shop has them and shows them. */
export function ContactDetails() {
  const text = usePagesText();
  const shellText = useText();
  const settings = useSettings();
  const facts = contactFacts(settings);
  const map = mapFact(settings);
  if (facts.length === 0 && !map) return null;
  return (
    <section aria-labelledby="contact-details" className={styles.details}>
      <h2 id="contact-details" className={styles.heading}>
        {text('contact.details')}
      </h2>
      <dl className={styles.facts}>
        {facts.map(({ kind, icon, value, href }) => (
          <div key={kind} className={styles.fact}>
            <dt>
              <Icon name={icon} size={18} />
              {shellText(`footer.${kind}`)}
            </dt>
            <dd>{kind === 'hours' ? <Hours hours={value} /> : href ? <a href={href}>{value}</a> : value}</dd>
          </div>
        ))}
      </dl>
      {map?.embed && (
        <div className={styles.embed}>
          <Near>
            <LateMap src={map.embed} title={shellText('footer.mapOf', { address: map.title })} />
          </Near>
        </div>
      )}
      {map?.address && (
        <a href={map.address.href} target="_blank" rel="noopener noreferrer" className={styles.map}>
          {shellText('footer.openMap')}
          <span className="visually-hidden"> {shellText('nav.newTab')}</span>
        </a>
      )}
      <SocialPlace />
    </section>
  );
}

/** A map whose code does not arrive leaves its place empty until there is a network. */
function LateMap(props: { src: string; title: string }) {
  const ContactMap = useDeferred(loadMap, true);
  return ContactMap ? <ContactMap {...props} /> : null;
}

function Hours({ hours }: { hours: string }) {
  const text = usePagesText();
  const [isToday, setIsToday] = useState(() => (_line: string) => false);
  useEffect(function markToday() {
    // A rendered page may be read on another day than it was made.
    afterFirstView(() => {
      void import(/* webpackChunkName: "opening-days" */ './opening-days.ts').then(
        ({ athensDay, daysOf }) => setIsToday(() => (line: string) => daysOf(line).includes(athensDay(new Date()))),
        () => undefined,
      );
    });
  }, []);
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without markers
    <ul role="list" className={styles.hours}>
      {hoursLines(hours).map((line) => (
        <li
          key={line}
          className={styles.hoursLine}
          aria-current={isToday(line) ? 'date' : undefined}
          data-today={isToday(line) ? text('contact.today') : undefined}
        >
          {line}
        </li>
      ))}
    </ul>
  );
}

/** The lines of opening hours that people wrote. */
function hoursLines(hours: string): string[] {
  return hours
    .split(/[\n;]/)
    .map((line) => line.trim())
    .filter(Boolean);
}
