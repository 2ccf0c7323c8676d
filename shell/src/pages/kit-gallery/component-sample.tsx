import type { Sample } from '@fakos/shared-kit/gallery';
import { useLanguage } from '@fakos/shared-kit/i18n';
import { classNames } from '@fakos/shared-kit/ui/class-names';
import styles from './kit-gallery.module.css';

/** Id of the section of a sample, for links inside the page. */
export function getSampleId(subpath: string): string {
  return subpath.replace('/', '-');
}

/** Name of a sample: `Icon button` for `ui/icon-button`. */
export function getComponentName(subpath: string): string {
  const name = subpath.slice(subpath.lastIndexOf('/') + 1).replaceAll('-', ' ');
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** The components of one module: how they are imported, and each state with its name. */
export function ComponentSample({ sample: { subpath, imports, width, states } }: { sample: Sample }) {
  const language = useLanguage();
  const id = getSampleId(subpath);
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={styles.sample}>
      <h3 id={`${id}-title`} className={styles.sampleTitle}>
        {getComponentName(subpath)}
      </h3>
      <code className={styles.import}>
        import {'{'} {imports.join(', ')} {'}'} from '@fakos/shared-kit/{subpath}';
      </code>
      <div className={classNames(styles.states, styles[width])}>
        {states.map(({ name, render, isFullWidth }) => {
          const title = typeof name === 'string' ? name : name[language];
          return (
            <figure key={title} className={classNames(styles.state, isFullWidth && styles.fullWidth)}>
              <figcaption className={styles.stateName}>
                {typeof name === 'string' ? <code>{name}</code> : title}
              </figcaption>
              <div className={styles.preview}>{render((text) => text[language])}</div>
            </figure>
          );
        })}
      </div>
    </section>
  );
}
