import { Badge, type BadgeProps } from '@fakos/shared-kit/ui/badge';
import styles from './mark.module.css';

/** See {@link BadgeProps}. */
export type MarkProps = Pick<BadgeProps, 'children' | 'tone'>;

/** The kit's badge on the back office's white sheets, where its neutral tone would not be seen. */
export function Mark({ children, tone = 'neutral' }: MarkProps) {
  return (
    <Badge tone={tone} {...(tone === 'neutral' && styles.neutral ? { className: styles.neutral } : {})}>
      {children}
    </Badge>
  );
}
