import { Icon } from '@fakos/shared-kit/ui/icon';
import type { SocialLink } from '../../settings/shop-details.ts';
import styles from './footer.module.css';

/** Links to the shop's social network pages. */
export function SocialList({ links }: { links: readonly SocialLink[] }) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without markers
    <ul role="list" className={styles.social}>
      {links.map(({ name, icon, href }) => (
        <li key={name}>
          <a href={href} target="_blank" rel="noopener noreferrer" aria-label={name} title={name}>
            <Icon name={icon} size={20} />
          </a>
        </li>
      ))}
    </ul>
  );
}
