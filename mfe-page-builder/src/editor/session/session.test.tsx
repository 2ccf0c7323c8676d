import type { ContentDraft } from '@fakos/contracts/drafts/contract';
import type { StoredSection } from '@fakos/contracts/pages/contract';
import { act, render, screen } from '@testing-library/react';
import type { WidgetEntry } from '../../framework/widget.tsx';
import { CanvasSections } from '../canvas/frame/canvas-sections.tsx';
import { setField } from '../model/operations.ts';
import { createDraftSaver, type LoadedDraft, type SaveResult, toEditorDocument } from './draft-saver.ts';
import { createEditorSession } from './editor-session.ts';
import { EditorSessionProvider } from './session-context.ts';
import { openStoredSession, storeSession } from './stored-session.ts';

const WIDGETS = 300;

/** Ids of the widgets that were rendered, in that order. */
const rendered: string[] = [];

jest.mock('../../render/find-widget.ts', () => {
  const entry: WidgetEntry = {
    type: 'spacer',
    Widget: ({ widget }) => {
      rendered.push(widget.id);
      return <p>{String(widget.height)}</p>;
    },
  };
  return { findWidget: () => entry };
});

const section = (...ids: string[]): StoredSection => ({
  id: 's',
  widgets: ids.map((id, index) => ({ id, type: 'spacer', order: index, height: '1rem' })),
});
const stored = (version: string) => ({ version, has_draft: true, stale_en: [] });
const createDraft = (version: string, ...ids: string[]): ContentDraft => ({
  ...stored(version),
  published_version: '0',
  updated_at: '2026-11-23T10:00:00Z',
  updated_by: '',
  sections_el: [section(...ids)],
  sections_en: [],
});
const open = (draft: ContentDraft) => createEditorSession({ document: toEditorDocument(draft), language: 'el' });
const edit = (session: ReturnType<typeof open>, key: string, value: string, mergeKey = key) =>
  session.change((page) => setField(page, key, 'height', value), { label: { name: 'edit' }, mergeKey });

beforeEach(() => {
  jest.useFakeTimers();
  window.localStorage.clear();
  window.sessionStorage.clear();
});
afterEach(() => jest.useRealTimers());

test('typing in one field of a page with 300 widgets renders one widget again', () => {
  const session = open(createDraft('1', ...Array.from({ length: WIDGETS }, (_, index) => `w${index}`)));
  render(
    <EditorSessionProvider value={session}>
      <CanvasSections language="el" />
    </EditorSessionProvider>,
  );
  expect(new Set(rendered).size).toBe(WIDGETS);
  rendered.length = 0;
  act(() => {
    edit(session, 'w7', '3rem');
  });
  expect(rendered).toEqual(['w7']);
  expect(screen.getByText('3rem')).toBeInTheDocument();
});

test('changes are saved once after a pause, and the version of each save is that of the one before', async () => {
  const draft = createDraft('1', 'a');
  const session = open(draft);
  const saved: LoadedDraft[] = [];
  const saver = createDraftSaver(
    session,
    async (next) => {
      saved.push(next);
      return { state: 'saved', stored: stored(`${next.version}+`) };
    },
    draft,
  );
  const stop = saver.start();
  edit(session, 'a', '2rem');
  edit(session, 'a', '3rem');
  expect(saver.getState().status).toBe('unsaved');
  await jest.advanceTimersByTimeAsync(2000);
  expect(saved).toHaveLength(1);
  expect(saved[0]?.sections_el[0]?.widgets[0]).toMatchObject({ height: '3rem' });
  expect(saver.getState().status).toBe('saved');
  edit(session, 'a', '4rem');
  expect(await saver.flush()).toBe(true);
  expect(saved.map(({ version }) => version)).toEqual(['1', '1+']);
  stop();
});

test('a failed save keeps the changes and can be repeated', async () => {
  const draft = createDraft('1', 'a');
  const session = open(draft);
  let result: SaveResult = { state: 'failed', failure: 'offline' };
  const saver = createDraftSaver(session, async () => result, draft);
  saver.start();
  edit(session, 'a', '2rem');
  expect(await saver.flush()).toBe(false);
  expect(saver.getState()).toMatchObject({ status: 'failed', failure: 'offline' });
  result = { state: 'saved', stored: stored('2') };
  expect(await saver.flush()).toBe(true);
});

/** Someone else saved a change of `key` with the version 2. */
async function saveAgainst(key: string) {
  const draft = createDraft('1', 'a', 'b');
  const session = open(draft);
  const theirs = createDraft('2', 'a', 'b');
  const widgets = theirs.sections_el[0]?.widgets.map((widget) =>
    widget.id === key ? { ...widget, height: '9rem' } : widget,
  );
  const saved: LoadedDraft[] = [];
  const saver = createDraftSaver(
    session,
    async (next) => {
      saved.push(next);
      const changed = { ...theirs, sections_el: [{ id: 's', widgets: widgets ?? [] }] };
      if (next.version === '1') return { state: 'conflict', draft: { ...changed, updated_by: 'eleni@example.gr' } };
      return { state: 'saved', stored: stored('3') };
    },
    draft,
  );
  saver.start();
  edit(session, 'a', '2rem');
  const isStored = await saver.flush();
  const getHeights = () => ['a', 'b'].map((id) => session.getState().document.el.nodes[id]?.fields.height);
  return { saver, saved, isStored, getHeights };
}

test("another member of staff's change of another widget is merged and saved", async () => {
  const { saver, saved, isStored, getHeights } = await saveAgainst('b');
  expect(isStored).toBe(true);
  expect(getHeights()).toEqual(['2rem', '9rem']);
  expect(saved.map(({ version }) => version)).toEqual(['1', '2']);
  expect(saver.getState().status).toBe('saved');
});

test.each([
  ['mine', '2rem'],
  ['theirs', '9rem'],
] as const)('both changes of the same widget need a decision: %s', async (side, height) => {
  const { saver, isStored, getHeights } = await saveAgainst('a');
  expect(isStored).toBe(false);
  expect(saver.getState()).toMatchObject({ status: 'conflict', conflict: { savedBy: 'eleni@example.gr' } });
  saver.resolve(side);
  expect(getHeights()).toEqual([height, '1rem']);
  expect(await saver.flush()).toBe(true);
});

test('the history survives a reload, and unsaved changes survive a crash', () => {
  const draft = createDraft('1', 'a');
  const session = open(draft);
  const base = session.getState().document;
  edit(session, 'a', '2rem');
  const { document, history } = session.getState();
  storeSession('page:1', { version: '1', base, document, history }, false);
  const reloaded = openStoredSession('page:1', draft);
  expect(reloaded.history.past).toHaveLength(1);
  expect(reloaded.restoredFrom).toBeDefined();
  window.sessionStorage.clear();
  const afterCrash = openStoredSession('page:1', createDraft('2', 'a', 'new'));
  expect(afterCrash.document.el.nodes.a?.fields.height).toBe('2rem');
  expect(afterCrash.document.el.nodes.new).toBeDefined();
  storeSession('page:1', { version: '1', base: document, document, history }, true);
  window.sessionStorage.clear();
  expect(openStoredSession('page:1', draft).restoredFrom).toBeUndefined();
});

test('undo and redo restore the selection and its language', () => {
  const session = open(createDraft('1', 'a', 'b'));
  session.select(['a']);
  edit(session, 'a', '2rem');
  session.setLanguage('en');
  expect(session.undo()?.label.name).toBe('edit');
  expect(session.getState()).toMatchObject({ language: 'el', selection: ['a'] });
  expect(session.undo()).toBeUndefined();
  expect(session.redo()).toBeDefined();
  expect(session.getState().document.el.nodes.a?.fields.height).toBe('2rem');
});
