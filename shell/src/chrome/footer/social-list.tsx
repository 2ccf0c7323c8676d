import { Icon } from '@fakos/shared-kit/ui/icon';
import { List } from '@fakos/shared-kit/ui/list';
import type { SocialLink } from '../../settings/shop-details.ts';
import styles from './footer.module.css';

/** Links to the shop's social network pages. */
export function SocialList({ links }: { links: readonly SocialLink[] }) {
  return (
    <List className={styles.social}>
      {links.map(({ name, icon, href }) => (
        <li key={name}>
          <a href={href} target="_blank" rel="noopener noreferrer" aria-label={name} title={name}>
            <Icon name={icon} size={20} />
          </a>
        </li>
      ))}
    </List>
  );
}
