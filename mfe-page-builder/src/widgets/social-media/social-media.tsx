import type { SocialMediaFields } from '@fakos/contracts/widgets';
import type { WidgetViewProps } from '../../framework/widget.tsx';
import { useWidgetText } from '../../widget-text.ts';
import { NetworkIcon, type Platform } from './network-icon.tsx';
import styles from './social-media.module.css';

/** Names of the networks, the same in every language. */
const names: Record<Platform, string> = {
  facebook: 'Facebook',
  twitter: 'X',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
  youtube: 'YouTube',
  tiktok: 'TikTok',
  whatsapp: 'WhatsApp',
  email: 'E-mail',
};

/** Links to the shop on social networks. */
export function SocialMediaView({ fields: { platforms } }: WidgetViewProps<SocialMediaFields>) {
  const text = useWidgetText();
  if (platforms.length === 0) return null;
  return (
    <ul className={styles.links} aria-label={text('social.label')}>
      {platforms.map(({ id, platform, url, label }, index) => (
        <li key={`${id}-${index}`}>
          <a
            href={url}
            className={styles.link}
            {...(platform === 'email' ? {} : { target: '_blank', rel: 'noopener noreferrer' })}
          >
            <NetworkIcon platform={platform} />
            {label || names[platform]}
            {platform !== 'email' && <span className="visually-hidden"> {text('social.newTab')}</span>}
          </a>
        </li>
      ))}
    </ul>
  );
}
