import type { SocialMediaFields } from '@fakos/contracts/widgets';
import { Icon, type IconName } from '@fakos/shared-kit/ui/icon';

/** A social network that the widget can link to. */
export type Platform = SocialMediaFields['platforms'][number]['platform'];

const ICON_SIZE = 20;

const kitIcons: Partial<Record<Platform, IconName>> = {
  facebook: 'facebook',
  twitter: 'x',
  instagram: 'instagram',
  youtube: 'youtube',
  email: 'mail',
};

/** Icons that the kit does not have, in the same style. */
const paths: Partial<Record<Platform, string>> = {
  linkedin: 'M5 9.5v10M5 5.2v.1M10 19.5v-10m0 4.6c0-2.8 1.9-4.6 4.6-4.6s4.4 1.7 4.4 4.6v5.4',
  tiktok: 'M13.5 3.8v11.4a3.9 3.9 0 1 1-3.9-3.9M13.5 3.8c.3 3 2.4 4.9 5.3 5.1',
  whatsapp:
    'M3.8 20.2l1.2-4.3a8.3 8.3 0 1 1 3.2 3.1ZM9 8.7c-.4 1.2.3 2.9 1.7 4.3s3.1 2.1 4.3 1.7c.5-.2.8-.8.8-1.4l-1.9-.9-1 .9c-.9-.4-1.7-1.2-2.1-2.1l.9-1-.9-1.9c-.6 0-1.6 0-1.8.4Z',
};

/** Decorative icon of a network. */
export function NetworkIcon({ platform }: { platform: Platform }) {
  const name = kitIcons[platform];
  if (name) return <Icon name={name} size={ICON_SIZE} />;
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      viewBox="0 0 24 24"
      width={ICON_SIZE}
      height={ICON_SIZE}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={paths[platform]} />
    </svg>
  );
}
