import type { ButtonFields } from '@fakos/contracts/widgets';
import { ButtonLink, type ButtonSize, type ButtonVariant } from '@fakos/shared-kit/ui/button';
import { renderSafeLink } from '../../framework/safe-link.tsx';
import type { WidgetViewProps } from '../../framework/widget.tsx';
import styles from './button.module.css';

const variants: Record<ButtonFields['buttonStyle'], ButtonVariant> = {
  primary: 'primary',
  secondary: 'quiet',
  outline: 'secondary',
};
const sizes: Record<ButtonFields['size'], ButtonSize> = { small: 'sm', medium: 'md', large: 'lg' };

/** A link styled as a button; nothing without a text or an address. */
export function ButtonView({ fields }: WidgetViewProps<ButtonFields>) {
  const { text, url, target, buttonStyle, size, fullWidth } = fields;
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
