import type { PageSection } from '@fakos/shared-kit/api/pages/contract';
import { SafeHtml } from '@fakos/shared-kit/html';
import type { SlotProps } from '@fakos/shared-kit/remote';
import { memo, useMemo } from 'react';
import { colouredGround } from '../framework/coloured-ground.ts';
import { readColour, readText, readWidgets } from '../framework/read-fields.ts';
import { useText } from '../text.ts';
import styles from './section-list.module.css';
import { useViews, withViews } from './use-views.ts';
import { WidgetList } from './widget-list.tsx';

/** The sections of a page, one below the other (spec section 2, "Widget renderer"). */
export function SectionList({ sections }: SlotProps['page.sections']) {
  const ready = useViews(useMemo(() => sections.flatMap(({ widgets }) => readWidgets(widgets)), [sections]));
  if (!ready) return <div className={styles.waiting} aria-busy="true" />;
  return sections.map((section, index) => <Section key={section.id} section={section} early={index === 0} />);
}

/** {@link SectionList} when it can be rendered. */
export const sectionList = () => withViews(SectionList);

// Remembered: a list that is rendered once more would let go of what a server rendered and whose code is still on its way.
const Section = memo(function Section({ section, early }: { section: PageSection; early: boolean }) {
  const ground = colouredGround(readColour(section.background_color));
  return (
    <section
      className={`${styles.section} ${ground.className}`}
      style={ground.style}
      data-coloured={ground.className ? true : undefined}
    >
      <div className={styles.inner}>
        <SectionContent section={section} early={early} />
      </div>
    </section>
  );
});

function SectionContent({ section, early }: { section: PageSection; early: boolean }) {
  const text = useText();
  const widgets = readWidgets(section.widgets);
  if (widgets.length > 0) return <WidgetList widgets={widgets} early={early} />;
  const html = readText(section.content);
  if (html.trim() !== '') return <SafeHtml html={html} className={styles.legacy} />;
  return <p className={styles.empty}>{text('section.empty')}</p>;
}
