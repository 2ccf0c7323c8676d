import type { Language } from '@fakos/contracts/languages';
import type { StoredSection } from '@fakos/contracts/pages/contract';
import { useMemo } from 'react';
import { useEditorText } from '../editor-text.ts';
import { readClipboardText, toClipboardText } from '../model/clipboard.ts';
import { getList } from '../model/convert.ts';
import { insertCounterpart } from '../model/counterparts.ts';
import type { EditorDocument, LanguageDocument, NodeKey, WidgetPlace } from '../model/editor-document.ts';
import type { HistoryStep, OperationLabel, OperationName } from '../model/history.ts';
import { insertTemplate } from '../model/insert-template.ts';
import { limits } from '../model/limits.ts';
import { createId, withNewIds, withNewSectionIds } from '../model/new-ids.ts';
import { createWidgetRecord } from '../model/new-widget.ts';
import {
  duplicateNode,
  insertSection,
  insertWidgets,
  moveSection,
  moveWidgets,
  removeNodes,
  setField,
} from '../model/operations.ts';
import { findPlace, findSection, listOutermost } from '../model/queries.ts';
import { useEditorSession } from '../session/session-context.ts';
import { useAnnounce } from './announcer.tsx';
import { findInsertionPlace } from './insertion-place.ts';
import { useNodeLabel } from './use-node-label.ts';

/** Steps of a section that shows a reusable one. */
type SectionStep = Extract<OperationName, 'saveReusable' | 'editReusable' | 'lockReusable' | 'detach'>;

/** Commands of the editor. Each command is one undoable step and is announced. */
export function useCommands() {
  const session = useEditorSession();
  const text = useEditorText();
  const announce = useAnnounce();
  const { getLabel, getTypeLabel } = useNodeLabel();

  return useMemo(() => {
    const getPage = (): LanguageDocument => {
      const { document, language } = session.getState();
      return document[language];
    };
    const getSubject = (keys: readonly NodeKey[]) => {
      const node = getPage().nodes[keys[0] ?? ''];
      if (keys.length > 1) return 'several';
      return node?.kind === 'widget' ? node.type : 'section';
    };
    const getSubjectLabel = (subject: string | undefined) => {
      if (subject === 'several' || subject === 'section') return text(`operations.subjects.${subject}`);
      return subject === undefined ? '' : getTypeLabel(subject);
    };
    const describe = ({ name, subject }: OperationLabel) =>
      text(`operations.${name}`, { subject: getSubjectLabel(subject) });
    const announceLimit = () => {
      const { refusal } = session.getState();
      if (refusal) announce(text(`editor.limits.${refusal.limit}`, { max: limits[refusal.limit] }));
    };
    const finish = (hasChanged: boolean, message: string) => (hasChanged ? announce(message) : announceLimit());

    function insertSections(index: number, sections: readonly StoredSection[], label: OperationLabel): void {
      let keys: readonly NodeKey[] = [];
      const hasChanged = session.change(
        (page) =>
          sections.reduce((result, section, offset) => {
            const inserted = insertSection(result, index + offset, section);
            keys = [...keys, ...inserted.keys];
            return inserted.document;
          }, page),
        { label },
      );
      if (hasChanged) session.select(keys);
      finish(hasChanged, describe(label));
    }

    function insertAt(place: WidgetPlace, type: string): void {
      const record = createWidgetRecord(type, createId());
      const label = { name: 'insert', subject: type } as const;
      let keys: readonly NodeKey[] = [];
      const hasChanged = session.change(
        (page) => {
          const inserted = insertWidgets(page, place, [record]);
          keys = inserted.keys;
          return inserted.document;
        },
        { label },
      );
      if (hasChanged) session.select(keys);
      finish(hasChanged, describe(label));
    }

    return {
      describe,
      insertAt,
      insert(type: string) {
        const page = getPage();
        const place = findInsertionPlace(page, session.getState().selection.at(-1));
        if (place) return insertAt(place, type);
        const widget = createWidgetRecord(type, createId());
        const selected = session.getState().selection.at(-1) ?? page.sections.at(-1);
        const index = selected === undefined ? 0 : page.sections.indexOf(findSection(page, selected) ?? '') + 1;
        insertSections(index, [{ id: createId(), widgets: [widget] }], { name: 'insert', subject: type });
        if (getPage().nodes[widget.id]) session.select([widget.id]);
      },
      insertSection(section: StoredSection, at?: number) {
        const page = getPage();
        const selected = session.getState().selection.at(-1);
        const current = selected === undefined ? undefined : findSection(page, selected);
        const index = at ?? (current === undefined ? page.sections.length : page.sections.indexOf(current) + 1);
        insertSections(index, [section], { name: 'insertSection', subject: 'section' });
      },
      /** Inserts sections in both languages: after the selected section, or the one of `after`, else at the end. */
      insertTemplate(
        sections: Readonly<Record<Language, readonly StoredSection[]>>,
        { after = session.getState().selection.at(-1) }: { readonly after?: NodeKey | undefined } = {},
      ) {
        const { language } = session.getState();
        const page = getPage();
        const current = after === undefined ? undefined : findSection(page, after);
        const index = current === undefined ? page.sections.length : page.sections.indexOf(current) + 1;
        const isPage = sections[language].length > 1;
        const label: OperationLabel = isPage ? { name: 'template' } : { name: 'insertSection', subject: 'section' };
        let keys: readonly NodeKey[] = [];
        const hasChanged = session.changeBoth(
          (document) => {
            const inserted = insertTemplate(document, language, index, sections);
            keys = inserted.keys;
            return inserted.document;
          },
          { label },
        );
        if (hasChanged) session.select(keys.slice(0, 1));
        finish(hasChanged, describe(label));
      },
      remove(keys: readonly NodeKey[] = session.getState().selection) {
        const page = getPage();
        if (keys.length === 0) return;
        const label = { name: 'remove', subject: getSubject(keys) } as const;
        const next = findNeighbour(page, keys);
        finish(
          session.change((current) => removeNodes(current, keys), { label, select: next === undefined ? [] : [next] }),
          describe(label),
        );
        if (next !== undefined) session.select([next]);
      },
      duplicate(keys: readonly NodeKey[] = session.getState().selection) {
        const label = { name: 'duplicate', subject: getSubject(keys) } as const;
        let added: readonly NodeKey[] = [];
        const hasChanged = session.change(
          (page) =>
            listOutermost(page, keys).reduce((result, key) => {
              const copy = duplicateNode(result, key, createId);
              added = [...added, ...copy.keys];
              return copy.document;
            }, page),
          { label },
        );
        if (hasChanged) session.select(added);
        finish(hasChanged, describe(label));
      },
      /** Moves a section or widget one place within its list; at the end it stays. */
      moveBy(key: NodeKey, step: -1 | 1) {
        const page = getPage();
        const label = { name: 'move', subject: getSubject([key]) } as const;
        const hasChanged = session.change(
          (current) => {
            const from = findPlace(current, key);
            if (!from) {
              const index = current.sections.indexOf(key) + step;
              return index < 0 || index >= current.sections.length ? current : moveSection(current, key, index);
            }
            const size = getList(current.nodes[from.parent], from.list).length;
            const index = from.index + step;
            if (index < 0 || index >= size) return current;
            // The index counts with the widget where it was.
            return moveWidgets(current, [key], { ...from, index: step > 0 ? index + 1 : index });
          },
          { label },
        );
        announce(hasChanged ? describe(label) : text('outline.atEnd', { name: getLabel(page.nodes[key]) }));
      },
      moveTo(keys: readonly NodeKey[], place: WidgetPlace) {
        const label = { name: 'move', subject: getSubject(keys) } as const;
        finish(
          session.change((page) => moveWidgets(page, keys, place), { label }),
          describe(label),
        );
      },
      /** Moves a section; `index` counts without it. */
      moveSectionTo(key: NodeKey, index: number) {
        const label = { name: 'move', subject: 'section' } as const;
        finish(
          session.change((page) => moveSection(page, key, index), { label }),
          describe(label),
        );
      },
      setField(key: NodeKey, name: string, value: unknown) {
        const { language } = session.getState();
        session.change((page) => setField(page, key, name, value), {
          label: { name: 'edit', subject: getSubject([key]) },
          mergeKey: `${language} ${key} ${name}`,
        });
      },
      addCounterpart(key: NodeKey) {
        const { language } = session.getState();
        const label = { name: 'counterpart', subject: getSubject([key]) } as const;
        finish(
          session.changeBoth((document) => insertCounterpart(document, language, key), { label }),
          describe(label),
        );
      },
      /** Replaces the content of a section in both languages as one step. */
      changeSection(change: (document: EditorDocument) => EditorDocument, name: SectionStep) {
        const label = { name } as const;
        finish(session.changeBoth(change, { label }), describe(label));
      },
      announceCopied: () => announce(text('editor.copied')),
      getCopy: () => toClipboardText(getPage(), session.getState().selection),
      paste(clipboardText: string) {
        const copied = readClipboardText(clipboardText);
        if (!copied) return announce(text('editor.nothingToPaste'));
        const page = getPage();
        const selected = session.getState().selection.at(-1);
        const place = findInsertionPlace(page, selected);
        const isPage = copied.sections.length > 0 || !place;
        if (isPage) {
          const sections = copied.sections.length > 0 ? copied.sections : [{ id: '', widgets: [...copied.widgets] }];
          const current = selected === undefined ? undefined : findSection(page, selected);
          const index = current === undefined ? page.sections.length : page.sections.indexOf(current) + 1;
          const renewed = sections.map((section) => withNewSectionIds(section, createId));
          return insertSections(index, renewed, { name: 'paste', subject: 'section' });
        }
        const records = withNewIds(copied.widgets, createId);
        const subject = records.length > 1 ? 'several' : records[0]?.type;
        let keys: readonly NodeKey[] = [];
        const hasChanged = session.change(
          (current) => {
            const inserted = insertWidgets(current, place, records);
            keys = inserted.keys;
            return inserted.document;
          },
          { label: { name: 'paste', subject } },
        );
        if (hasChanged) session.select(keys);
        finish(hasChanged, describe({ name: 'paste', subject }));
      },
      undo: () => announceTravel('undone', session.undo()),
      redo: () => announceTravel('redone', session.redo()),
    };

    function announceTravel(kind: 'undone' | 'redone', step: HistoryStep | undefined): void {
      announce(step ? text(`editor.${kind}`, { step: describe(step.label) }) : text('editor.noStep'));
    }
  }, [session, text, announce, getLabel, getTypeLabel]);
}

/** All commands; see {@link useCommands}. */
export type Commands = ReturnType<typeof useCommands>;

/** The selection after a removal: the next node in the same list, else the previous one, else the parent. */
function findNeighbour(page: LanguageDocument, keys: readonly NodeKey[]): NodeKey | undefined {
  const first = listOutermost(page, keys)[0] ?? '';
  const place = findPlace(page, first);
  const siblings = place ? getList(page.nodes[place.parent], place.list) : page.sections;
  const index = siblings.indexOf(first);
  const next = siblings.slice(index).find((key) => !keys.includes(key));
  return next ?? siblings.slice(0, index).findLast((key) => !keys.includes(key)) ?? place?.parent;
}
