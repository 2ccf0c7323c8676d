import { createHash } from 'node:crypto';
import { colors } from '@fakos/contracts/colors';
import { getSteadyTime } from '@fakos/contracts/servers/steady-time';
import type { Logger } from 'pino';
import sharp from 'sharp';
import type { SiteSettings } from '../html/site-settings.ts';
import type { Upstream } from '../upstream/upstream.ts';
import type { Icon } from './icon-names.ts';

/** Largest source image of an icon, in bytes (product.md section 3, uploads). */
const MAX_SOURCE_BYTES = 10 * 1024 * 1024;
/** Formats that the source may have (`Accept`). */
const SOURCE_TYPES = 'image/png,image/svg+xml,image/*';
/** Most pixels that are decoded for an icon. */
const MAX_SOURCE_PIXELS = 40_000_000;
/** Share of a maskable icon's width that every shape leaves visible (W3C, Web Application Manifest, "safe zone"). */
const SAFE_SHARE = 0.62;
/** How long an icon's source is cached, in milliseconds. */
const FRESH_MS = 60_000;
const VERSION_LENGTH = 10;
/** The shop's own images; no other address is fetched for an icon. */
const OWN_IMAGE = /^\/(?:backend\/)?(?:api\/image\.php\?|uploads\/)/;
const PAPER = colors.ground;
const INK = colors.ink;

interface Source {
  /** An image, or a generated SVG. */
  readonly bytes: Buffer;
  readonly version: string;
  readonly readAt: number;
  readonly address: string;
}

/** The app's icons, drawn from the shop's favicon, else from its logo, else from the first letter of its name. */
export class Icons {
  private readonly upstream: Upstream;
  private readonly log: Logger;
  private source: Source | undefined;
  private readonly drawn = new Map<string, Promise<Buffer>>();

  constructor(upstream: Upstream, log: Logger) {
    this.upstream = upstream;
    this.log = log;
  }

  /** Changes with the source of the icons, so that browsers fetch them again. */
  async version(site: SiteSettings): Promise<string> {
    return (await this.getSource(site)).version;
  }

  /** An icon as PNG. */
  async draw(icon: Icon, site: SiteSettings): Promise<Buffer> {
    const source = await this.getSource(site);
    const key = `${source.version} ${icon.name}`;
    const known = this.drawn.get(key) ?? drawIcon(icon, source.bytes);
    this.drawn.set(key, known);
    return known;
  }

  private async getSource(site: SiteSettings): Promise<Source> {
    const addresses = [site.favicon, site.business.logo].filter((address) => OWN_IMAGE.test(address));
    const address = [...addresses, site.business.name].join(' ');
    if (this.source?.address === address && getSteadyTime() - this.source.readAt < FRESH_MS) return this.source;
    const bytes = (await this.findFirstImage(addresses)) ?? drawFirstLetter(site.business.name);
    const version = createHash('sha256').update(bytes).digest('hex').slice(0, VERSION_LENGTH);
    if (version !== this.source?.version) this.drawn.clear();
    this.source = { bytes, version, readAt: getSteadyTime(), address };
    return this.source;
  }

  private async findFirstImage(addresses: readonly string[]): Promise<Buffer | undefined> {
    for (const address of addresses) {
      try {
        const bytes = await this.upstream.getBytes(address, { limit: MAX_SOURCE_BYTES, accept: SOURCE_TYPES });
        await open(bytes).metadata();
        return bytes;
      } catch (error) {
        this.log.warn({ address, err: error }, 'an icon cannot be drawn from this image');
      }
    }
    return undefined;
  }
}

const open = (bytes: Buffer, density = 72) => sharp(bytes, { limitInputPixels: MAX_SOURCE_PIXELS, density });

async function drawIcon({ size, purpose }: Icon, bytes: Buffer): Promise<Buffer> {
  const isMaskable = purpose === 'maskable';
  const inner = isMaskable ? Math.round(size * SAFE_SHARE) : size;
  const { format, width, height } = await open(bytes).metadata();
  // An SVG is rasterised at its final size.
  const density = format === 'svg' ? Math.min(2400, Math.ceil((72 * inner) / Math.max(width, height))) : 72;
  const image = await open(bytes, density)
    .resize(inner, inner, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png()
    .toBuffer();
  if (!isMaskable) return image;
  const background = await edgeColour(image, inner);
  return sharp({ create: { width: size, height: size, channels: 4, background } })
    .composite([{ input: image, gravity: 'centre' }])
    .png()
    .toBuffer();
}

/** The colour at an image's left edge, which continues to the border of a maskable icon. */
async function edgeColour(image: Buffer, size: number): Promise<string> {
  const { data } = await sharp(image)
    .extract({ left: 1, top: Math.floor(size / 2), width: 1, height: 1 })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [red = 0, green = 0, blue = 0, alpha = 0] = data;
  return alpha === 255 ? `rgb(${red}, ${green}, ${blue})` : PAPER;
}

function drawFirstLetter(name: string): Buffer {
  const letter = /\p{L}|\d/u.exec(name)?.[0]?.toLocaleUpperCase('el') ?? 'F';
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${INK}"/>` +
      `<text x="16" y="22.5" font-family="sans-serif" font-size="19" font-weight="600" text-anchor="middle" fill="${PAPER}">${letter}</text></svg>`,
  );
}
