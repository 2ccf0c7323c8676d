import { DndContext, DragOverlay, PointerSensor, pointerWithin, useSensor, useSensors } from '@dnd-kit/core';
import type { SlotProps } from '@fakos/shared-kit/remote';
import { Alert, SegmentedControl } from '@mantine/core';
import { useElementSize, useMergedRef } from '@mantine/hooks';
import { useCallback, useMemo, useRef, useState } from 'react';
import { Canvas, type CanvasHandle } from './canvas/canvas.tsx';
import type { AuditCanvas } from './checks/rendered-checks.tsx';
import { useAnnounce } from './commands/announcer.tsx';
import { CommandsProvider } from './commands/commands-context.ts';
import { EditorDialogsProvider } from './commands/editor-dialogs-context.ts';
import { useCommands } from './commands/use-commands.ts';
import { useClipboard, useEditorKeys } from './commands/use-editor-keys.ts';
import type { DragData } from './drag-data.ts';
import styles from './editor-layout.module.css';
import { useEditorText } from './editor-text.ts';
import { ComparisonNotice } from './panels/comparison-notice.tsx';
import { ConflictDialog } from './panels/conflict-dialog.tsx';
import { DetailsPanel, type DetailsTab } from './panels/details-panel.tsx';
import { EditorNotices } from './panels/editor-notices.tsx';
import { type FieldPlace, focusField } from './panels/focus-field.ts';
import { LeaveGuard } from './panels/leave-guard.tsx';
import { PageChecksProvider } from './panels/page-checks.tsx';
import { PanelButtons, type SidePanel } from './panels/panel-buttons.tsx';
import { PanelDrawer } from './panels/panel-drawer.tsx';
import { QuickInsertDialog } from './panels/quick-insert-dialog.tsx';
import { RemovalDialog } from './panels/removal-dialog.tsx';
import { StructurePanel } from './panels/structure-panel.tsx';
import { PresenceNotice } from './publishing/presence-notice.tsx';
import { useSavedSections } from './saved-sections/use-saved-sections.ts';
import type { DraftSaver } from './session/draft-saver.ts';
import { useEditorSession } from './session/session-context.ts';
import { type CanvasDevice, canvasWidths, EditorToolbar } from './toolbar/editor-toolbar.tsx';
import { PageMenu } from './toolbar/page-menu.tsx';
import { PublishButton } from './toolbar/publish-button.tsx';

type EditorLayoutProps = SlotProps['admin.page-editor'] & {
  readonly saver: DraftSaver;
  readonly restoredFrom: number | undefined;
};

/** From this width on, all three panels have room, in pixels. */
const WIDE = 960;
/** Below this width there is no canvas: outline and fields are enough to correct a text. */
const NARROW = 560;
const DRAG_DISTANCE = 4;

/** The editor announces drags itself, in its own language. */
const SILENT = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
};

/** Library and outline, the page, and the fields of the selection; side by side or in drawers. */
export function EditorLayout({ kind, id, address, saver, restoredFrom }: EditorLayoutProps) {
  const text = useEditorText();
  const commands = useCommands();
  const record = useMemo(() => ({ kind, id }), [kind, id]);
  const announce = useAnnounce();
  const { ref: sized, width } = useElementSize();
  const root = useRef<HTMLElement>(null);
  const merged = useMergedRef(root, sized);
  const heading = useRef<HTMLHeadingElement>(null);
  const canvasHandle = useRef<CanvasHandle>(null);
  const [device, setDevice] = useState<CanvasDevice>('desktop');
  const [drawer, setDrawer] = useState<SidePanel>();
  const [detailsTab, setDetailsTab] = useState<DetailsTab>('fields');
  const [narrowView, setNarrowView] = useState<SidePanel>('structure');
  const [dialog, setDialog] = useState<'insert' | 'removal'>();
  const [audit, setAudit] = useState<AuditCanvas>();
  const layout = width === 0 || width >= WIDE ? 'wide' : width >= NARROW ? 'medium' : 'narrow';
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: DRAG_DISTANCE } }));
  const [dragged, setDragged] = useState<string>();

  const session = useEditorSession();
  const dialogs = useMemo(
    () => ({
      openInsert: () => setDialog('insert'),
      openRemoval: () => session.getState().selection.length > 0 && setDialog('removal'),
    }),
    [session],
  );
  /** The field that gets the focus once the fields are shown. */
  const wanted = useRef<FieldPlace>(undefined);
  const focusWanted = useCallback(() => {
    if (wanted.current) focusField(heading.current, wanted.current);
  }, []);
  const openField = useCallback(
    (place: FieldPlace) => {
      wanted.current = place;
      setDetailsTab('fields');
      if (layout === 'medium') setDrawer('fields');
      if (layout === 'narrow') setNarrowView('fields');
      // By then the panel is rendered. A drawer takes the focus itself until it is open.
      requestAnimationFrame(focusWanted);
    },
    [layout, focusWanted],
  );
  // The first field is the one that users usually change.
  const openFields = useCallback(() => openField({}), [openField]);
  const focusSelection = useCallback(() => {
    // The dialog gives up the focus, and the outline has the new row, once both are rendered.
    requestAnimationFrame(() => {
      // On small screens the outline is in a drawer, outside of the editor's element.
      const row = document.querySelector<HTMLElement>('[role="treeitem"][tabindex="0"]');
      (row ?? root.current)?.focus();
    });
  }, []);
  const closeDialog = useCallback(() => {
    setDialog(undefined);
    focusSelection();
  }, [focusSelection]);
  const focusEditor = useCallback(() => root.current?.focus({ preventScroll: true }), []);
  const offerAudit = useCallback((next: AuditCanvas | undefined) => setAudit(() => next), []);
  const closeDrawer = useCallback(() => setDrawer(undefined), []);
  const keepFocus = useCallback(() => {
    if (document.activeElement === document.body) focusEditor();
  }, [focusEditor]);

  const handleKeyDown = useEditorKeys({
    commands,
    onInsert: dialogs.openInsert,
    onRemove: dialogs.openRemoval,
    onEditText: () => {
      if (!canvasHandle.current?.editText()) openFields();
    },
    onSave: () => void saver.flush().then((isStored) => isStored && announce(text('toolbar.status.saved'))),
  });
  useClipboard(root, commands);
  useSavedSections();

  const structure = <StructurePanel commands={commands} onEdit={openFields} />;
  const fields = (
    <DetailsPanel heading={heading} tab={detailsTab} onTab={setDetailsTab} onOpenField={openField} audit={audit} />
  );
  const canvas = (
    <Canvas
      ref={canvasHandle}
      width={canvasWidths[device]}
      onAudit={offerAudit}
      onEdit={openFields}
      onFocus={focusEditor}
      onLeaveText={focusSelection}
    />
  );
  return (
    <CommandsProvider value={commands}>
      <EditorDialogsProvider value={dialogs}>
        <PageChecksProvider saver={saver}>
          <DndContext
            sensors={sensors}
            collisionDetection={pointerWithin}
            accessibility={{ announcements: SILENT, restoreFocus: false }}
            onDragStart={({ active }) => {
              const { label: name = '' } = (active.data.current as DragData | undefined) ?? {};
              setDragged(name);
              announce(text('outline.dragStarted', { name }));
            }}
            onDragEnd={() => setDragged(undefined)}
            onDragCancel={() => {
              setDragged(undefined);
              announce(text('outline.moveCancelled', { name: dragged ?? '' }));
            }}
          >
            <section
              ref={merged}
              tabIndex={-1}
              aria-label={text('editor.title')}
              className={styles.editor}
              data-layout={layout}
              // Escape ends a drag, and nothing else meanwhile.
              onKeyDown={(event) => dragged === undefined && handleKeyDown(event)}
            >
              <EditorToolbar
                saver={saver}
                device={device}
                onDevice={setDevice}
                isNarrow={layout === 'narrow'}
                actions={
                  <>
                    <PageMenu record={record} saver={saver} hasCanvas={layout !== 'narrow'} />
                    <PublishButton kind={kind} id={id} address={address} saver={saver} onOpenField={openField} />
                  </>
                }
                start={
                  layout === 'medium' && (
                    <PanelButtons
                      onOpen={(panel) => {
                        wanted.current = undefined;
                        setDrawer(panel);
                      }}
                    />
                  )
                }
              />
              <EditorNotices saver={saver} restoredFrom={restoredFrom} />
              {layout !== 'narrow' && <ComparisonNotice />}
              <div className={styles.presence}>
                <PresenceNotice record={record} />
              </div>
              {layout === 'narrow' && (
                <div className={styles.views}>
                  <SegmentedControl
                    fullWidth
                    aria-label={text('editor.view')}
                    value={narrowView}
                    onChange={setNarrowView}
                    data={[
                      { value: 'structure', label: text('editor.views.structure') },
                      { value: 'fields', label: text('editor.views.fields') },
                    ]}
                  />
                  <Alert variant="light" color="gray" p="xs">
                    {text('editor.narrowHint')}
                  </Alert>
                </div>
              )}
              <div className={styles.body}>
                {layout === 'wide' && (
                  <aside aria-label={text('editor.views.structure')} className={styles.side}>
                    {structure}
                  </aside>
                )}
                {layout !== 'narrow' && <div className={styles.canvas}>{canvas}</div>}
                {layout === 'wide' && (
                  <aside aria-label={text('editor.views.fields')} className={styles.side}>
                    {fields}
                  </aside>
                )}
                {layout === 'narrow' && (
                  <div className={styles.side}>{narrowView === 'structure' ? structure : fields}</div>
                )}
              </div>
              {layout === 'medium' && (
                <>
                  <PanelDrawer
                    isOpen={drawer === 'structure'}
                    title={text('editor.views.structure')}
                    position="left"
                    onClose={closeDrawer}
                    onClosed={keepFocus}
                  >
                    {structure}
                  </PanelDrawer>
                  <PanelDrawer
                    isOpen={drawer === 'fields'}
                    title={text('editor.views.fields')}
                    position="right"
                    onClose={closeDrawer}
                    onOpened={focusWanted}
                    onClosed={keepFocus}
                  >
                    {fields}
                  </PanelDrawer>
                </>
              )}
              <QuickInsertDialog isOpen={dialog === 'insert'} onClose={closeDialog} />
              <RemovalDialog isOpen={dialog === 'removal'} onClose={closeDialog} />
              <ConflictDialog saver={saver} />
              <LeaveGuard saver={saver} />
            </section>
            <DragOverlay dropAnimation={null}>{dragged && <div className={styles.dragged}>{dragged}</div>}</DragOverlay>
          </DndContext>
        </PageChecksProvider>
      </EditorDialogsProvider>
    </CommandsProvider>
  );
}
