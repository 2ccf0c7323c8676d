import { readText } from '@fakos/contracts/html/safe-values';
import type { PageSection } from '@fakos/contracts/pages/contract';
import { readWidgets } from '@fakos/contracts/widgets/read-fields';
import { SafeHtml } from '@fakos/shared-kit/html';
import type { SlotProps } from '@fakos/shared-kit/remote';
import { memo, useMemo } from 'react';
import { useText } from '../text.ts';
import { useLazyWidgets, withLazyWidgets } from './lazy-widgets.ts';
import { SectionFrame } from './section-frame.tsx';
import styles from './section-list.module.css';
import { WidgetList } from './widget-list.tsx';

/** The sections of a page, one below the other (spec section 2, "Widget renderer"). */
export function SectionList({ sections, isAtTop = true }: SlotProps['page.sections']) {
  const isReady = useLazyWidgets(useMemo(() => sections.flatMap(({ widgets }) => readWidgets(widgets)), [sections]));
  if (!isReady) return <div className={styles.loading} aria-busy="true" />;
  return sections.map((section, index) => (
    <Section key={section.id} section={section} isAtTop={isAtTop && index === 0} />
  ));
}

/** {@link SectionList} once it can be rendered. */
export const sectionList = () => withLazyWidgets(SectionList);

// Memoised: rendering again before a widget's code has loaded would replace its server-rendered HTML by a fallback.
const Section = memo(function Section({ section, isAtTop }: { section: PageSection; isAtTop: boolean }) {
  return (
    <SectionFrame backgroundColor={section.background_color}>
      <SectionContent section={section} isAtTop={isAtTop} />
    </SectionFrame>
  );
});

function SectionContent({ section, isAtTop }: { section: PageSection; isAtTop: boolean }) {
  const text = useText();
  const widgets = readWidgets(section.widgets);
  if (widgets.length > 0) return <WidgetList widgets={widgets} isAtTop={isAtTop} />;
  const html = readText(section.content);
  if (html.trim() !== '') return <SafeHtml html={html} className={styles.legacy} />;
  return <p className={styles.empty}>{text('section.empty')}</p>;
}
