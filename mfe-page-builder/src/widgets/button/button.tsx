import { ButtonLink, type ButtonSize, type ButtonVariant } from '@fakos/shared-kit/ui/button';
import { renderSafeLink } from '../../framework/safe-link.tsx';
import type { WidgetViewProps } from '../../framework/widget.ts';
import { type ButtonFields, readButtonFields } from './button.fields.ts';
import styles from './button.module.css';

const variants: Record<ButtonFields['buttonStyle'], ButtonVariant> = {
  primary: 'primary',
  secondary: 'quiet',
  outline: 'secondary',
};
const sizes: Record<ButtonFields['size'], ButtonSize> = { small: 'sm', medium: 'md', large: 'lg' };

/** A link that looks like a button; nothing where it has no words or leads nowhere. */
export function ButtonView({ stored }: WidgetViewProps) {
  const { text, url, target, buttonStyle, size, fullWidth } = readButtonFields(stored);
  if (text === '' || url === '') return null;
  return (
    <p className={styles.row}>
      <ButtonLink
        href={url}
        target={target === '_blank' ? target : undefined}
        variant={variants[buttonStyle]}
        size={sizes[size]}
        fullWidth={fullWidth}
        renderLink={renderSafeLink}
        className={buttonStyle === 'secondary' ? styles.filled : undefined}
      >
        {text}
      </ButtonLink>
    </p>
  );
}
