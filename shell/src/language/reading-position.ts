/** Time in milliseconds after which the page has settled in its new language. */
const SETTLED_AFTER_MS = 600;
/** Longest time in milliseconds that the position is corrected. */
const MAX_HOLD_MS = 8_000;
/** Blocks that have the same order in both languages; headings alone where their texts are divided differently. */
const BLOCKS = ['h1, h2, h3, p, li, img', 'h1, h2, h3'] as const;
const USER_EVENTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** A block of the page and its distance from the top of the viewport. */
interface Anchor {
  readonly selector: string;
  readonly count: number;
  readonly index: number;
  readonly top: number;
}

/**
 * Keeps the block that the visitor is reading where it is while the page is rendered in another language, whose texts are
 * longer or shorter and may load in between. Returns a function to call once the texts have loaded: then it ends when
 * nothing has moved for a while. It always ends when the visitor scrolls.
 */
export function holdReadingPosition(): () => void {
  const main = document.getElementById('main');
  if (!main || window.scrollY === 0) return () => undefined;
  const anchors = BLOCKS.map((selector) => findAnchor(main, selector));
  // Without it, a page that is short while it loads would scroll up.
  main.style.minBlockSize = `${main.offsetHeight}px`;
  const startedAt = performance.now();
  let movedAt = startedAt;
  let isReleased = false;
  let frame = 0;

  const finish = () => {
    cancelAnimationFrame(frame);
    main.style.removeProperty('min-block-size');
    for (const type of USER_EVENTS) window.removeEventListener(type, finish);
  };
  const correct = (now: number) => {
    const distance = getDistance(main, anchors);
    if (Math.abs(distance) >= 1) {
      window.scrollBy({ top: distance, behavior: 'instant' });
      movedAt = now;
    }
    const isSettled = isReleased && now - movedAt > SETTLED_AFTER_MS;
    if (isSettled || now - startedAt > MAX_HOLD_MS) finish();
    else frame = requestAnimationFrame(correct);
  };
  frame = requestAnimationFrame(correct);
  for (const type of USER_EVENTS) window.addEventListener(type, finish, { passive: true });
  return () => {
    isReleased = true;
    movedAt = performance.now();
  };
}

/** The blocks of the running text; tables of contents and filters stay in view while it scrolls. */
function listBlocks(main: HTMLElement, selector: string): Element[] {
  return [...main.querySelectorAll(selector)].filter((block) => block.closest('nav, aside') === null);
}

/** The first block in view, otherwise the last one above it. */
function findAnchor(main: HTMLElement, selector: string): Anchor | undefined {
  const blocks = listBlocks(main, selector);
  const tops = blocks.map((block) => block.getBoundingClientRect().top);
  const inView = tops.findIndex((top) => top >= 0 && top < window.innerHeight);
  const index = inView >= 0 ? inView : tops.findLastIndex((top) => top < 0);
  const top = tops[index];
  return top === undefined ? undefined : { selector, count: blocks.length, index, top };
}

/** How far the page has to scroll for the first anchor that is found again. */
function getDistance(main: HTMLElement, anchors: readonly (Anchor | undefined)[]): number {
  for (const anchor of anchors) {
    if (!anchor) continue;
    const blocks = listBlocks(main, anchor.selector);
    const block = blocks.length === anchor.count ? blocks[anchor.index] : undefined;
    if (block) return block.getBoundingClientRect().top - anchor.top;
  }
  return 0;
}
