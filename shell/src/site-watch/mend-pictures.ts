const LABEL = 'Image Error';
const WIDTH = 640;
const HEIGHT = 480;
/** Pictures with a way out of their own (spec section 8): the logo becomes text, the store's picture is looked for elsewhere. */
const HAS_WAY_OUT = /image\.php\?(?:.*&)?type=(?:logo|section|asset)(?:&|$)/;

/**
 * Puts a placeholder that reads «Image Error» in the place of every picture of the page that cannot be loaded (spec
 * section 8), now and later. Components with a fallback of their own go first.
 */
export function mendPictures(): void {
  // Errors of pictures do not bubble, but they can be caught on their way down.
  document.addEventListener('error', ({ target }) => target instanceof HTMLImageElement && mendLater(target), true);
  document.addEventListener('load', ({ target }) => target instanceof HTMLImageElement && doubt(target), true);
  for (const image of document.images) {
    if (isBroken(image)) fail(image);
    else doubt(image);
  }
}

/** Says so to the picture's component, which may have come alive after the error. */
function fail(image: HTMLImageElement): void {
  image.dispatchEvent(new Event('error'));
}

/** An error that the server answered with a drawing is one all the same, for those who have something better to show. */
function doubt(image: HTMLImageElement): void {
  if (!image.complete || !HAS_WAY_OUT.test(image.currentSrc)) return;
  const entries = performance.getEntriesByName(image.currentSrc, 'resource') as PerformanceResourceTiming[];
  if ((entries.at(-1)?.responseStatus ?? 0) >= 400) fail(image);
}

function mendLater(image: HTMLImageElement): void {
  const failed = image.currentSrc || image.src;
  // By the next but one frame, a component that knows better has rendered.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const isSame = (image.currentSrc || image.src) === failed;
      if (image.isConnected && isSame && isBroken(image)) mend(image);
    }),
  );
}

function isBroken(image: HTMLImageElement): boolean {
  return image.complete && image.naturalWidth === 0 && (image.currentSrc || image.src) !== '';
}

function mend(image: HTMLImageElement): void {
  image.removeAttribute('srcset');
  image.removeAttribute('sizes');
  image.src = drawing(Number(image.getAttribute('width')) || WIDTH, Number(image.getAttribute('height')) || HEIGHT);
}

/** Drawn here, because what failed is often the network. */
function drawing(width: number, height: number): string {
  const size = Math.max(Math.min(width, height) / 12, 12);
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    '<rect width="100%" height="100%" fill="#e6dfd4"/>',
    `<text x="50%" y="50%" text-anchor="middle" dominant-baseline="middle" fill="#5f574e" font-size="${size}"`,
    ` font-family="system-ui,sans-serif">${LABEL}</text></svg>`,
  ].join('');
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
