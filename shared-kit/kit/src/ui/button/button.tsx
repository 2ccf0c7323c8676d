import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { type LinkProps, type RenderLink, useRenderLink } from '../link/link.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import styles from './button.module.css';

/** Visual prominence of a button. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'link';
/** Height and padding of a button. */
export type ButtonSize = 'sm' | 'md' | 'lg';

interface ButtonAppearance {
  /** `primary` is the main action of a view; `link` is underlined text aligned with the surrounding text. */
  variant?: ButtonVariant;
  size?: ButtonSize;
  fullWidth?: boolean;
  iconStart?: ReactNode;
  iconEnd?: ReactNode;
}

/** Props of `Button`. */
export interface ButtonProps extends ComponentPropsWithRef<'button'>, ButtonAppearance {
  /** Shows a spinner over the label, announces `aria-busy` and ignores clicks, while the focus stays on the button. */
  loading?: boolean;
}

/** Props of `ButtonLink`. */
export interface ButtonLinkProps extends LinkProps, ButtonAppearance {
  /** Overrides the surrounding `LinkProvider`. */
  renderLink?: RenderLink;
}

function getClassName({ variant = 'primary', size = 'md', fullWidth }: ButtonAppearance, className?: string): string {
  return classNames(styles.button, styles[variant], styles[size], fullWidth && styles.fullWidth, className);
}

function Content({
  iconStart,
  iconEnd,
  children,
}: Pick<ButtonAppearance, 'iconStart' | 'iconEnd'> & { children: ReactNode }) {
  return (
    <span className={styles.content}>
      {iconStart}
      {children}
      {iconEnd}
    </span>
  );
}

/** A button; `type` is `button` by default. */
export function Button(props: ButtonProps) {
  const {
    variant,
    size,
    fullWidth,
    iconStart,
    iconEnd,
    loading = false,
    className,
    children,
    onClick,
    ...rest
  } = props;
  // `disabled` would lose the focus while loading, so clicks are ignored instead.
  const ignoreClick = (event: MouseEvent<HTMLButtonElement>) => {
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <button
      type="button"
      {...rest}
      className={getClassName({ variant, size, fullWidth }, className)}
      onClick={loading ? ignoreClick : onClick}
      aria-busy={loading || undefined}
      aria-disabled={loading || rest['aria-disabled']}
    >
      <Content iconStart={iconStart} iconEnd={iconEnd}>
        {children}
      </Content>
      {loading && <Spinner className={styles.spinner} />}
    </button>
  );
}

/** A link that looks like a button. */
export function ButtonLink(props: ButtonLinkProps) {
  const { variant, size, fullWidth, iconStart, iconEnd, renderLink, className, children, ...rest } = props;
  const render = useRenderLink(renderLink);
  return render({
    ...rest,
    className: getClassName({ variant, size, fullWidth }, className),
    children: (
      <Content iconStart={iconStart} iconEnd={iconEnd}>
        {children}
      </Content>
    ),
  });
}
