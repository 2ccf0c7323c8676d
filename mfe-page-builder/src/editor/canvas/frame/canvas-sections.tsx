import { readText } from '@fakos/contracts/html/safe-values';
import type { Language } from '@fakos/contracts/languages';
import type { WidgetRecord } from '@fakos/contracts/pages/contract';
import { readWidgets } from '@fakos/contracts/widgets/read-fields';
import { SafeHtml } from '@fakos/shared-kit/html';
import { useRemoteHost } from '@fakos/shared-kit/remote/host';
import { createContext, memo, use } from 'react';
import { WidgetBoundary } from '../../../framework/widget-boundary.tsx';
import { WidgetNotice } from '../../../framework/widget-notice.tsx';
import { findWidget } from '../../../render/find-widget.ts';
import { SectionFrame } from '../../../render/section-frame.tsx';
import sectionStyles from '../../../render/section-list.module.css';
import listStyles from '../../../render/widget-list.module.css';
import { WidgetList } from '../../../render/widget-list.tsx';
import { useEditorText } from '../../editor-text.ts';
import { getList } from '../../model/convert.ts';
import type { NodeKey } from '../../model/editor-document.ts';
import { getReference, isLocked } from '../../model/references.ts';
import { type GetColumnNames, getColumnNames } from '../../model/widget-columns.ts';
import { useEditorState } from '../../session/session-context.ts';
import styles from './canvas-page.module.css';

/** Names of the columns of a type, as the editor around the frame knows them. */
export const ColumnNamesContext = createContext<GetColumnNames>(getColumnNames);

/** The edited page with the public renderer's widgets. Each section, list and widget reads its own part of the document. */
export function CanvasSections({ language }: { language: Language }) {
  const text = useEditorText();
  const sections = useEditorState(({ document }) => document[language].sections);
  if (sections.length === 0) return <p className={styles.emptyPage}>{text('canvas.emptyPage')}</p>;
  return sections.map((key) => <CanvasSection key={key} sectionKey={key} language={language} />);
}

const CanvasSection = memo(function CanvasSection({
  sectionKey,
  language,
}: {
  sectionKey: NodeKey;
  language: Language;
}) {
  const node = useEditorState(({ document }) => document[language].nodes[sectionKey]);
  if (node?.kind !== 'section') return null;
  if (isLocked(node)) return <ReusableSection sectionKey={sectionKey} language={language} />;
  const html = readText(node.fields.content);
  const isLegacy = node.lists.widgets.length === 0 && html.trim() !== '';
  return (
    <div className={styles.node} data-node-key={sectionKey}>
      <SectionFrame backgroundColor={node.fields.background_color}>
        {isLegacy && <SafeHtml html={html} className={sectionStyles.legacy} />}
        <CanvasList parent={sectionKey} list="widgets" language={language} widthShare={1} isHiddenIfEmpty={isLegacy} />
      </SectionFrame>
    </div>
  );
});

/** A section whose content is edited for all pages together; its widgets cannot be selected. */
function ReusableSection({ sectionKey, language }: { sectionKey: NodeKey; language: Language }) {
  const text = useEditorText();
  const saved = useEditorState(({ document, savedSections }) =>
    savedSections.get(getReference(document[language].nodes[sectionKey]) ?? 0),
  );
  const section = saved?.[`section_${language}`];
  return (
    <div className={styles.node} data-node-key={sectionKey}>
      {section ? (
        <SectionFrame backgroundColor={section.background_color}>
          <WidgetList widgets={readWidgets(section.widgets)} isAtTop={false} />
        </SectionFrame>
      ) : (
        <p className={styles.emptyList}>{text('outline.lostReusable')}</p>
      )}
    </div>
  );
}

interface CanvasListProps {
  parent: NodeKey;
  list: string;
  language: Language;
  widthShare: number;
  isHiddenIfEmpty?: boolean;
}

const CanvasList = memo(function CanvasList({ parent, list, language, widthShare, isHiddenIfEmpty }: CanvasListProps) {
  const text = useEditorText();
  const keys = useEditorState(({ document }) => getList(document[language].nodes[parent], list));
  if (keys.length === 0 && isHiddenIfEmpty) return null;
  return (
    <div className={listStyles.widgets} data-list-parent={parent} data-list-name={list}>
      {keys.length === 0 && <p className={styles.emptyList}>{text('canvas.emptyList')}</p>}
      {keys.map((key) => (
        <CanvasWidget key={key} widgetKey={key} language={language} widthShare={widthShare} />
      ))}
    </div>
  );
});

interface CanvasWidgetProps {
  widgetKey: NodeKey;
  language: Language;
  widthShare: number;
}

/** Renders again only when this widget's own fields change: its columns hold names of lists in place of widgets. */
const CanvasWidget = memo(function CanvasWidget({ widgetKey, language, widthShare }: CanvasWidgetProps) {
  const text = useEditorText();
  const getNames = use(ColumnNamesContext);
  const type = useEditorState(({ document }) => {
    const node = document[language].nodes[widgetKey];
    return node?.kind === 'widget' ? node.type : '';
  });
  const id = useEditorState(({ document }) => document[language].nodes[widgetKey]?.id ?? '');
  const fields = useEditorState(({ document }) => document[language].nodes[widgetKey]?.fields);
  if (type === '') return null;
  return (
    <div className={styles.node} data-node-key={widgetKey} data-label={text('canvas.emptyWidget')}>
      <WidgetBoundary>
        <WidgetView
          widget={{ ...fields, ...createListMarks(widgetKey, getNames(type)), id, type, order: 0 }}
          language={language}
          widthShare={widthShare}
        />
      </WidgetBoundary>
    </div>
  );
});

interface WidgetViewProps {
  widget: WidgetRecord;
  language: Language;
  widthShare: number;
}

function WidgetView({ widget, language, widthShare }: WidgetViewProps) {
  const { widgets } = useRemoteHost();
  const entry = findWidget(widget.type, widgets);
  if (!entry) return <WidgetNotice reason="unknown" type={widget.type} />;
  const renderWidgets = ([mark]: readonly WidgetRecord[], columnShare: number) =>
    mark && <CanvasList parent={mark.id} list={mark.type} language={language} widthShare={widthShare * columnShare} />;
  return <entry.Widget widget={widget} isAtTop={false} widthShare={widthShare} renderWidgets={renderWidgets} />;
}

/** Column fields with one record each that says which list the column shows. */
function createListMarks(key: NodeKey, columns: readonly string[]): Record<string, WidgetRecord[]> {
  return Object.fromEntries(columns.map((name) => [name, [{ id: key, type: name, order: 0 }]]));
}
