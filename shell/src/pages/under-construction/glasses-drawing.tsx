import styles from './under-construction.module.css';

/** The left lens; the right one is its mirror image. */
const LENS = 'M44 66Q44 32 84 32H186Q226 32 226 70V104Q226 184 136 184Q44 184 44 104Z';
/** A reflection across the lens. */
const LIGHT = 'M78 150L150 44H186L104 166Q88 160 78 150Z';

/** A pair of glasses in the shop's colours; decorative. */
export function GlassesDrawing() {
  return (
    <svg viewBox="0 0 520 216" aria-hidden="true" className={styles.glasses}>
      <Lens />
      <g transform="matrix(-1 0 0 1 520 0)">
        <Lens />
      </g>
      <path d="M226 80Q260 46 294 80M44 68L14 54M476 68L506 54" className={styles.rim} />
    </svg>
  );
}

function Lens() {
  return (
    <>
      <path d={LENS} className={styles.lens} />
      <path d={LIGHT} className={styles.light} />
      <path d={LENS} className={styles.rim} />
    </>
  );
}
