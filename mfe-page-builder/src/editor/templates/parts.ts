import { colors } from '@fakos/contracts/colors';
import {
  buttonWidget,
  enhancedTextWidget,
  imageWidget,
  type TextFields,
  textWidget,
  twoColumnsWidget,
} from '@fakos/contracts/widgets';
import { type Translated, widget } from './template.ts';

/** Backgrounds of sections and panels: the site's neutral colours, because every shop has an accent of its own. */
export const backgrounds = {
  dark: colors.ink,
  sand: colors.tileStrong,
  paper: colors.ground,
} as const;

/** Shades of the site's ground for images that staff replace by their own. */
export const tints = ['e6dfd4', 'd6ccbd', 'efe9df', 'c9bdac', 'e0d7c9', 'd6ccbd'] as const;

type Align = TextFields['textAlign'];

/** A heading of a section with a paragraph below it. */
export const heading = (content: Translated, textAlign: Align = 'left') =>
  widget(textWidget, { content, fontSize: '1.25rem', textAlign });

/** The largest heading, for the first section of a page. */
export const headline = (content: Translated) => widget(textWidget, { content, fontSize: '1.5rem' });

/** A paragraph that introduces a page. */
export const introduction = (content: Translated) => widget(textWidget, { content, fontSize: '1.25rem' });

/** Running text. */
export const text = (content: Translated, textAlign: Align = 'left') => widget(textWidget, { content, textAlign });

/** Text in a panel. */
export const panel = (content: Translated, backgroundColor = '') =>
  widget(enhancedTextWidget, { content, backgroundColor });

/** A button to a page that every shop has. */
export const button = (label: Translated, url: string, buttonStyle: 'primary' | 'secondary' | 'outline' = 'primary') =>
  widget(buttonWidget, { text: label, url, buttonStyle, size: 'large' });

/** An empty image widget, hidden from visitors until an image is chosen. */
export const imagePlace = (altText: Translated) => widget(imageWidget, { imageUrl: '', altText });

/** Two columns, stacked on phones. */
export const twoColumns = (
  leftColumn: readonly ReturnType<typeof widget>[],
  rightColumn: readonly ReturnType<typeof widget>[],
  columnRatio: '1-1' | '1-2' | '2-1' = '1-1',
  verticalAlign: 'top' | 'center' = 'center',
) => widget(twoColumnsWidget, { leftColumn, rightColumn, columnRatio, verticalAlign, gap: '3rem' });

/** An image of one colour that every shop can show. */
export const getTintedImage = (tint: string) => `/backend/api/placeholder.php?width=1200&height=900&bg=${tint}`;
