import { createHash } from 'node:crypto';
import type { Logger } from 'pino';
import sharp from 'sharp';
import type { SiteSettings } from '../html/site-settings.ts';
import type { Upstream } from '../upstream/upstream.ts';
import type { Icon } from './icon-names.ts';

/** Largest picture that an icon is drawn from, in bytes (product.md section 3, uploads). */
const MAX_SOURCE_BYTES = 10 * 1024 * 1024;
/** Most pixels that are decoded for an icon. */
const MAX_SOURCE_PIXELS = 40_000_000;
/** Share of a maskable icon's width that every shape leaves visible (W3C, Web Application Manifest, "safe zone"). */
const SAFE_SHARE = 0.62;
/** How long an icon's source is believed to be the same, in milliseconds. */
const FRESH_MS = 60_000;
const VERSION_LENGTH = 10;
/** The shop's pictures; nothing else is ever fetched for an icon. */
const OWN_PICTURE = /^\/(?:backend\/)?(?:api\/image\.php\?|uploads\/)/;
const PAPER = '#f8f5f0';
const INK = '#1b1815';

interface Source {
  /** Bytes of a picture, or a drawn SVG. */
  readonly bytes: Buffer;
  readonly version: string;
  readonly readAt: number;
  readonly address: string;
}

/** The app's icons, drawn from the shop's favicon, else from its logo, else from its first letter. */
export class Icons {
  private readonly upstream: Upstream;
  private readonly log: Logger;
  private source: Source | undefined;
  private readonly drawn = new Map<string, Promise<Buffer>>();

  constructor(upstream: Upstream, log: Logger) {
    this.upstream = upstream;
    this.log = log;
  }

  /** Names what the icons are drawn from, so that browsers fetch them anew when it changes. */
  async version(site: SiteSettings): Promise<string> {
    return (await this.sourceOf(site)).version;
  }

  /** An icon as PNG. */
  async draw(icon: Icon, site: SiteSettings): Promise<Buffer> {
    const source = await this.sourceOf(site);
    const key = `${source.version} ${icon.name}`;
    const known = this.drawn.get(key) ?? drawIcon(icon, source.bytes);
    this.drawn.set(key, known);
    return known;
  }

  private async sourceOf(site: SiteSettings): Promise<Source> {
    const addresses = [site.favicon, site.business.logo].filter((address) => OWN_PICTURE.test(address));
    const address = [...addresses, site.business.name].join(' ');
    if (this.source?.address === address && Date.now() - this.source.readAt < FRESH_MS) return this.source;
    const bytes = (await this.firstPicture(addresses)) ?? firstLetter(site.business.name);
    const version = createHash('sha256').update(bytes).digest('hex').slice(0, VERSION_LENGTH);
    if (version !== this.source?.version) this.drawn.clear();
    this.source = { bytes, version, readAt: Date.now(), address };
    return this.source;
  }

  private async firstPicture(addresses: readonly string[]): Promise<Buffer | undefined> {
    for (const address of addresses) {
      try {
        const bytes = await this.upstream.getBytes(address, MAX_SOURCE_BYTES);
        await open(bytes).metadata();
        return bytes;
      } catch (error) {
        this.log.warn({ address, err: error }, 'an icon cannot be drawn from this picture');
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
  // A drawing is rasterised at the size that it is shown in.
  const density = format === 'svg' ? Math.min(2400, Math.ceil((72 * inner) / Math.max(width, height))) : 72;
  const picture = await open(bytes, density)
    .resize(inner, inner, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png()
    .toBuffer();
  if (!isMaskable) return picture;
  const background = await edgeColour(picture, inner);
  return sharp({ create: { width: size, height: size, channels: 4, background } })
    .composite([{ input: picture, gravity: 'centre' }])
    .png()
    .toBuffer();
}

/** The colour in which a picture ends at its sides, so that a mark on a ground of its own goes on to the border. */
async function edgeColour(picture: Buffer, size: number): Promise<string> {
  const { data } = await sharp(picture)
    .extract({ left: 1, top: Math.floor(size / 2), width: 1, height: 1 })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [red = 0, green = 0, blue = 0, alpha = 0] = data;
  return alpha === 255 ? `rgb(${red}, ${green}, ${blue})` : PAPER;
}

function firstLetter(name: string): Buffer {
  const letter = /\p{L}|\d/u.exec(name)?.[0]?.toLocaleUpperCase('el') ?? 'F';
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${INK}"/>` +
      `<text x="16" y="22.5" font-family="sans-serif" font-size="19" font-weight="600" text-anchor="middle" fill="${PAPER}">${letter}</text></svg>`,
  );
}
