import { Icon } from '@fakos/shared-kit/ui/icon';
import styles from './footer.module.css';
import type { SocialFact } from './footer-facts.ts';

/** The shop's social pages as round marks. */
export function SocialList({ facts }: { facts: readonly SocialFact[] }) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without markers
    <ul role="list" className={styles.social}>
      {facts.map(({ name, icon, href }) => (
        <li key={name}>
          <a href={href} target="_blank" rel="noopener noreferrer" aria-label={name} title={name}>
            <Icon name={icon} size={20} />
          </a>
        </li>
      ))}
    </ul>
  );
}
