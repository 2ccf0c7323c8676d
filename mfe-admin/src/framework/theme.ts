import { colors } from '@fakos/contracts/colors';
import {
  type CSSVariablesResolver,
  colorsTuple,
  createTheme,
  defaultVariantColorsResolver,
  type VariantColorsResolver,
} from '@mantine/core';
import styles from './theme.module.css';

const textColors: Readonly<Record<string, string>> = {
  accent: 'var(--color-on-accent)',
  red: 'var(--color-on-danger)',
};

/** The shop chooses the accent, so the text on it uses the token that the public site computes for contrast. */
const resolveVariantColors: VariantColorsResolver = (input) => {
  const variantColors = defaultVariantColorsResolver(input);
  const textColor = textColors[input.color || input.theme.primaryColor];
  return input.variant === 'filled' && textColor ? { ...variantColors, color: textColor } : variantColors;
};

const dialogClasses = { root: styles.dialog, title: styles.dialogTitle };
/** A dialog's header is no landmark of the page, although Mantine renders it as a header element. */
const dialogAttributes = { header: { role: 'none' } };

/** Mantine theme with the shop's fonts, shapes and colours. */
export const adminTheme = createTheme({
  primaryColor: 'accent',
  // Components read the accent through the tokens below, so its ten shades need no colours of their own.
  colors: { accent: colorsTuple(colors.accent) },
  black: colors.ink,
  fontFamily: 'var(--font-sans)',
  defaultRadius: 'md',
  headings: { fontFamily: 'var(--font-sans)', fontWeight: '500' },
  respectReducedMotion: true,
  components: {
    Input: { classNames: { input: styles.input } },
    Switch: { defaultProps: { classNames: { track: styles.track } } },
    // Mantine's scroll lock adds a style element without the page's nonce, which the content security policy blocks.
    Modal: { defaultProps: { lockScroll: false, classNames: dialogClasses, attributes: dialogAttributes } },
    ModalRoot: { defaultProps: { lockScroll: false, classNames: dialogClasses } },
    Drawer: { defaultProps: { lockScroll: false, classNames: dialogClasses, attributes: dialogAttributes } },
  },
  variantColorResolver: resolveVariantColors,
});

/** Maps Mantine's colour variables to the shop's tokens, so that settings and themes apply to the back office. */
export const brandVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-gray-0': 'var(--color-ground)',
    '--mantine-color-gray-1': 'var(--color-ground)',
    '--mantine-color-gray-2': 'var(--color-tile)',
    '--mantine-color-gray-3': 'var(--color-line)',
    '--mantine-color-gray-4': 'var(--color-line-strong)',
    '--mantine-color-gray-5': 'var(--color-line-strong)',
    '--mantine-color-gray-6': 'var(--color-ink-soft)',
    '--mantine-color-gray-7': 'var(--color-ink-soft)',
    '--mantine-color-red-filled': 'var(--color-danger)',
    '--mantine-color-red-filled-hover': 'var(--color-danger)',
    '--mantine-color-red-light': 'var(--color-danger-wash)',
    '--mantine-color-red-light-hover': 'var(--color-danger-wash)',
    '--mantine-color-red-light-color': 'var(--color-danger)',
    '--mantine-color-red-outline': 'var(--color-danger)',
    '--mantine-color-red-text': 'var(--color-danger)',
    '--mantine-color-yellow-light': 'var(--color-warning-wash)',
    '--mantine-color-yellow-light-color': 'var(--color-warning)',
    '--mantine-color-text': 'var(--color-ink)',
    '--mantine-color-body': 'var(--color-raised)',
    '--mantine-color-error': 'var(--color-danger)',
    '--mantine-color-success': 'var(--color-success)',
    '--mantine-color-dimmed': 'var(--color-ink-soft)',
    '--mantine-color-placeholder': 'var(--color-ink-faint)',
    '--mantine-color-anchor': 'var(--color-accent-ink)',
    '--mantine-color-default': 'var(--color-raised)',
    '--mantine-color-default-hover': 'var(--color-tile)',
    '--mantine-color-default-color': 'var(--color-ink)',
    '--mantine-color-default-border': 'var(--color-line-strong)',
    '--mantine-color-accent-text': 'var(--color-accent-ink)',
    '--mantine-color-accent-filled': 'var(--color-accent)',
    '--mantine-color-accent-filled-hover': 'var(--color-accent-hover)',
    '--mantine-color-accent-light': 'var(--color-accent-wash)',
    '--mantine-color-accent-light-hover': 'var(--color-tile)',
    '--mantine-color-accent-light-color': 'var(--color-accent-ink)',
    '--mantine-color-accent-outline': 'var(--color-accent-ink)',
  },
  dark: {},
});
