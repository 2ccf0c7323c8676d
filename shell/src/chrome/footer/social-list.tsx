import { Icon } from '@fakos/shared-kit/ui/icon';
import { List } from '@fakos/shared-kit/ui/list';

import styles from './footer.module.css';
import type { SocialLink } from './social-links.ts';

/** Links to the shop's social network pages. */
export function SocialList({ links }: { links: readonly SocialLink[] }) {
  return (
    <List className={styles.social}>
      {links.map(({ name, icon, shape, href }) => (
        <li key={name}>
          <a href={href} target="_blank" rel="noopener noreferrer" aria-label={name} title={name}>
            <Icon name={icon} shape={shape} size={20} />
          </a>
        </li>
      ))}
    </List>
  );
}
