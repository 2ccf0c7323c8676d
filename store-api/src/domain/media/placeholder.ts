import { numeric } from '@fakos/contracts/endpoint';
import sharp from 'sharp';
import { z } from 'zod';

const MIN_SIDE = 16;
const MAX_SIDE = 1600;
const MAX_TEXT = 60;
/** Approximate ratio of a letter's width to its height, by which the text is scaled to fit. */
const LETTER_WIDTH = 0.6;
const TEXT_SHARE = 0.8;
const MAX_TEXT_HEIGHT_SHARE = 0.2;

const side = numeric(z.number().int().min(MIN_SIDE).max(MAX_SIDE));
const colour = z
  .string()
  .regex(/^#?(?:[0-9a-f]{3}|[0-9a-f]{6})$/i)
  .transform((value) => (value.startsWith('#') ? value : `#${value}`));

/** The query of placeholder.php; colours are hexadecimal, with or without #. */
export const placeholderRequest = z.object({
  width: side.default(400),
  height: side.default(300),
  text: z.string().max(MAX_TEXT).default(''),
  bg: colour.default('#efece6'),
  color: colour.default('#5b574f'),
});

/** Draws a plain image with a centred text. */
export function drawPlaceholder(wanted: z.output<typeof placeholderRequest>, format: 'webp' | 'png'): Promise<Buffer> {
  const { width, height, bg, color, text } = wanted;
  const fitting = (width * TEXT_SHARE) / (Math.max(1, text.length) * LETTER_WIDTH);
  const size = Math.round(Math.min(fitting, height * MAX_TEXT_HEIGHT_SHARE));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<rect width="100%" height="100%" fill="${bg}"/>
<text x="50%" y="50%" fill="${color}" font-family="sans-serif" font-size="${size}" text-anchor="middle"
 dominant-baseline="central">${escapeXml(text)}</text></svg>`;
  return sharp(Buffer.from(svg)).toFormat(format).toBuffer();
}

function escapeXml(text: string): string {
  const plain = text.replace(/\p{Cc}/gu, ' ');
  return plain.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
