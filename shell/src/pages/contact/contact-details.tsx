import { Icon } from '@fakos/shared-kit/ui/icon';
import { List } from '@fakos/shared-kit/ui/list';
import { useEffect, useState } from 'react';
import { LazyMap } from '../../chrome/map/lazy-map.tsx';
import { getContactDetails, getMapDetails } from '../../settings/shop-details.ts';
import { useSettings } from '../../settings/use-settings.ts';
import { LazySocialPage } from '../../social/lazy-social-page.tsx';
import { runAfterLoad } from '../../startup/schedule.ts';
import { useText } from '../../text.ts';
import { usePagesText } from '../content/pages-text.ts';
import styles from './contact-page.module.css';

/** Contact details, opening hours and map, as far as they are set and shown. */
export function ContactDetails() {
  const text = usePagesText();
  const shellText = useText();
  const settings = useSettings();
  const details = getContactDetails(settings);
  const map = getMapDetails(settings);
  if (details.length === 0 && !map) return null;
  return (
    <section aria-labelledby="contact-details" className={styles.details}>
      <h2 id="contact-details" className={styles.heading}>
        {text('contact.details')}
      </h2>
      <dl className={styles.facts}>
        {details.map(({ kind, icon, value, href }) => (
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
          <LazyMap src={map.embed} title={shellText('footer.mapOf', { address: map.title })} />
        </div>
      )}
      {map?.address && (
        <a href={map.address.href} target="_blank" rel="noopener noreferrer" className={styles.map}>
          {shellText('footer.openMap')}
          <span className="visually-hidden"> {shellText('nav.newTab')}</span>
        </a>
      )}
      <LazySocialPage />
    </section>
  );
}

function Hours({ hours }: { hours: string }) {
  const text = usePagesText();
  const [isToday, setIsToday] = useState(() => (_line: string) => false);
  useEffect(function markToday() {
    // Set in the browser: a server-rendered page may be shown on a later day.
    runAfterLoad(() => {
      void import(/* webpackChunkName: "opening-days" */ './opening-days.ts').then(
        ({ getAthensWeekday, parseOpeningDays }) =>
          setIsToday(() => (line: string) => parseOpeningDays(line).includes(getAthensWeekday(new Date()))),
        () => undefined,
      );
    });
  }, []);
  return (
    <List className={styles.hours}>
      {splitLines(hours).map((line) => (
        <li
          key={line}
          className={styles.hoursLine}
          aria-current={isToday(line) ? 'date' : undefined}
          data-today={isToday(line) ? text('contact.today') : undefined}
        >
          {line}
        </li>
      ))}
    </List>
  );
}

/** Splits the free text of the setting. */
function splitLines(hours: string): string[] {
  return hours
    .split(/[\n;]/)
    .map((line) => line.trim())
    .filter(Boolean);
}
