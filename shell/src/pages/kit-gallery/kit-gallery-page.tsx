import { type SampleGroup, type SampleText, sampleGroups } from '@fakos/shared-kit/gallery';
import { useLanguage } from '@fakos/shared-kit/i18n';
import { PageHead } from '@fakos/shared-kit/page-meta';
import { useLocation } from '@fakos/shared-kit/router';
import { Container } from '@fakos/shared-kit/ui/container';
import { List } from '@fakos/shared-kit/ui/list';
import { LanguageSwitcher } from '../../language/language-switcher.tsx';
import { ComponentSample, getComponentName, getSampleId } from './component-sample.tsx';
import styles from './kit-gallery.module.css';

const texts = {
  title: { el: 'Συλλογή στοιχείων', en: 'Component gallery' },
  intro: {
    el: 'Όλα τα στοιχεία του συστήματος σχεδίασης στις καταστάσεις τους. Η σελίδα υπάρχει μόνο στο περιβάλλον ανάπτυξης.',
    en: 'All components of the design system in their states. This page exists in development only.',
  },
  contents: { el: 'Στοιχεία', en: 'Components' },
} as const satisfies Readonly<Record<string, SampleText>>;

/** `/__kit`, in development only: the kit's components in their states. */
export function KitGalleryPage() {
  const language = useLanguage();
  return (
    <Container size="full" className={styles.page}>
      <PageHead title={texts.title[language]} noIndex />
      <header className={styles.header}>
        <h1 className={styles.title}>{texts.title[language]}</h1>
        <p className={styles.intro}>{texts.intro[language]}</p>
        <LanguageSwitcher names="full" />
      </header>
      <div className={styles.columns}>
        <Contents groups={sampleGroups} />
        {/* Fields read their initial values once, so another language starts them again. */}
        <div key={language} className={styles.groups}>
          {sampleGroups.map((group) => (
            <section key={group.id} aria-labelledby={group.id}>
              <h2 id={group.id} className={styles.groupTitle}>
                {group.title[language]}
              </h2>
              {group.samples.map((sample) => (
                <ComponentSample key={sample.subpath} sample={sample} />
              ))}
            </section>
          ))}
        </div>
      </div>
    </Container>
  );
}

function Contents({ groups }: { groups: readonly SampleGroup[] }) {
  const language = useLanguage();
  const { hash } = useLocation();
  return (
    <nav aria-label={texts.contents[language]} className={styles.contents}>
      {groups.map((group) => (
        <div key={group.id}>
          <p className={styles.contentsTitle}>{group.title[language]}</p>
          <List className={styles.links}>
            {group.samples.map(({ subpath }) => (
              <li key={subpath}>
                <a
                  href={`#${getSampleId(subpath)}`}
                  aria-current={hash === `#${getSampleId(subpath)}` ? 'location' : undefined}
                  className={styles.link}
                >
                  {getComponentName(subpath)}
                </a>
              </li>
            ))}
          </List>
        </div>
      ))}
    </nav>
  );
}
