import { Badge, type BadgeProps } from '@fakos/shared-kit/ui/badge';
import styles from './admin-badge.module.css';

/** See {@link BadgeProps}. */
export type AdminBadgeProps = Pick<BadgeProps, 'children' | 'tone'>;

/** The kit's badge, with a neutral tone that is visible on the back office's white surfaces. */
export function AdminBadge({ children, tone = 'neutral' }: AdminBadgeProps) {
  return (
    <Badge tone={tone} {...(tone === 'neutral' && styles.neutral ? { className: styles.neutral } : {})}>
      {children}
    </Badge>
  );
}
