import { colors } from '@fakos/contracts/colors';

const LABEL = 'Image Error';
const WIDTH = 640;
const HEIGHT = 480;
/**
 * Images whose components have their own fallback (spec section 8): the logo becomes text, the store's image has
 * another source.
 */
const HAS_FALLBACK = /image\.php\?(?:.*&)?type=(?:logo|section|asset)(?:&|$)/;

/**
 * Replaces every image of the page that fails to load by a placeholder with the text «Image Error» (spec section 8),
 * now and later. Components with their own fallback take precedence.
 */
export function replaceBrokenImages(): void {
  // Error events of images do not bubble, but they can be captured.
  document.addEventListener('error', ({ target }) => target instanceof HTMLImageElement && replaceLater(target), true);
  document.addEventListener('load', ({ target }) => target instanceof HTMLImageElement && checkStatus(target), true);
  for (const image of document.images) {
    if (isBroken(image)) dispatchError(image);
    else checkStatus(image);
  }
}

/** Repeats the event for the component, which may have been hydrated after the error. */
function dispatchError(image: HTMLImageElement): void {
  image.dispatchEvent(new Event('error'));
}

/** The server sends a drawing with an error status; components with their own fallback must treat it as an error. */
function checkStatus(image: HTMLImageElement): void {
  if (!image.complete || !HAS_FALLBACK.test(image.currentSrc)) return;
  const entries = performance.getEntriesByName(image.currentSrc, 'resource') as PerformanceResourceTiming[];
  if ((entries.at(-1)?.responseStatus ?? 0) >= 400) dispatchError(image);
}

function replaceLater(image: HTMLImageElement): void {
  const failed = image.currentSrc || image.src;
  // After two frames, a component with its own fallback has rendered it.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const isSame = (image.currentSrc || image.src) === failed;
      if (image.isConnected && isSame && isBroken(image)) replaceImage(image);
    }),
  );
}

function isBroken(image: HTMLImageElement): boolean {
  return image.complete && image.naturalWidth === 0 && (image.currentSrc || image.src) !== '';
}

function replaceImage(image: HTMLImageElement): void {
  image.removeAttribute('srcset');
  image.removeAttribute('sizes');
  image.src = createPlaceholder(
    Number(image.getAttribute('width')) || WIDTH,
    Number(image.getAttribute('height')) || HEIGHT,
  );
}

/** Inline, because the network may have failed. */
function createPlaceholder(width: number, height: number): string {
  const size = Math.max(Math.min(width, height) / 12, 12);
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="100%" height="100%" fill="${colors.tileStrong}"/>`,
    `<text x="50%" y="50%" text-anchor="middle" dominant-baseline="middle" fill="${colors.inkSoft}" font-size="${size}"`,
    ` font-family="system-ui,sans-serif">${LABEL}</text></svg>`,
  ].join('');
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
