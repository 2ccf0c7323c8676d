import {
  type CSSVariablesResolver,
  createTheme,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
  type VariantColorsResolver,
} from '@mantine/core';
import styles from './theme.module.css';

const accent: MantineColorsTuple = [
  '#eef1fd',
  '#d9e0f9',
  '#b0bdf2',
  '#8498eb',
  '#6079e5',
  '#4965e2',
  '#1c3fc2',
  '#1936a8',
  '#142d8d',
  '#0f2370',
];

const inkUpon: Readonly<Record<string, string>> = { accent: 'var(--color-on-accent)', red: 'var(--color-on-danger)' };

/** The shop sets the accent, so the ink upon it must be computed as the public site computes it. */
const brandContrast: VariantColorsResolver = (input) => {
  const colors = defaultVariantColorsResolver(input);
  const ink = inkUpon[input.color || input.theme.primaryColor];
  return input.variant === 'filled' && ink ? { ...colors, color: ink } : colors;
};

const dialogClasses = { root: styles.dialog, title: styles.dialogTitle };

/** Mantine in the shop's type, shapes and colours. */
export const adminTheme = createTheme({
  primaryColor: 'accent',
  colors: { accent },
  black: '#1b1815',
  fontFamily: 'var(--font-sans)',
  defaultRadius: 'md',
  headings: { fontFamily: 'var(--font-sans)', fontWeight: '500' },
  respectReducedMotion: true,
  components: {
    Switch: { defaultProps: { classNames: { track: styles.track } } },
    // Mantine's scroll lock writes a style element without the page's nonce, which the content security policy refuses.
    Modal: { defaultProps: { lockScroll: false, classNames: dialogClasses } },
    Drawer: { defaultProps: { lockScroll: false, classNames: dialogClasses } },
  },
  variantColorResolver: brandContrast,
});

/** Points Mantine's colour roles at the shop's tokens, so that settings and themes reach the back office too. */
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
