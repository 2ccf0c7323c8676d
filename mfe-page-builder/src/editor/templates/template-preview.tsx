import type { StoredSection } from '@fakos/contracts/pages/contract';
import { Slot } from '@fakos/shared-kit/remote/slot';
import { Skeleton } from '@mantine/core';
import { useElementSize, useInViewport } from '@mantine/hooks';
import { useMemo, useState } from 'react';
import styles from './templates.module.css';

/** Width of the previewed page: a desktop, or a phone where the window is one, because its layout follows the window. */
const DESKTOP_WIDTH = 1200;
const PHONE_WIDTH = 390;
const WIDE_WINDOW = '(width > 48rem)';

/** Scaled-down, inert rendering of sections as visitors see them. It is loaded when it is near the viewport. */
export function TemplatePreview({ sections }: { sections: readonly StoredSection[] }) {
  const { ref: box, width } = useElementSize();
  const { ref: visible, inViewport } = useInViewport();
  const [isShown, setShown] = useState(false);
  if (inViewport && !isShown) setShown(true);
  const pageWidth =
    typeof window.matchMedia === 'function' && !window.matchMedia(WIDE_WINDOW).matches ? PHONE_WIDTH : DESKTOP_WIDTH;
  const pageSections = useMemo(
    () => sections.map((section) => ({ ...section, content: section.content ?? '' })),
    [sections],
  );
  return (
    <div ref={visible} className={styles.preview} aria-hidden inert>
      <div ref={box} className={styles.frame}>
        {isShown && width > 0 && (
          <div style={{ inlineSize: pageWidth, zoom: width / pageWidth }}>
            <Slot name="page.sections" sections={pageSections} isAtTop={false} skeleton={<Skeleton height={480} />} />
          </div>
        )}
      </div>
    </div>
  );
}
