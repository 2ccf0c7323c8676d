import type { ContributedWidget } from '@fakos/contracts/remote/contributed-widget';
import { type RemoteHost, RemoteHostProvider, useRemoteHost } from '@fakos/shared-kit/remote/host';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, type ReactNode } from 'react';
import { CommandsProvider } from '../commands/commands-context.ts';
import { useCommands } from '../commands/use-commands.ts';
import { ContributedWidgetsProvider } from '../library/contributed-widgets.tsx';
import { toDocument, toStoredSections } from '../model/convert.ts';
import { createEditorSession } from '../session/editor-session.ts';
import { EditorSessionProvider } from '../session/session-context.ts';
import { renderPart } from '../testing/render-part.tsx';
import { SelectionPanel } from './selection-panel.tsx';

const TYPE = 'mfe-events/countdown';
const stored = [
  {
    id: 's',
    widgets: [
      { id: 'w', type: TYPE, order: 1, title: 'Γιορτή', days: '7', place: [38, 23], note: { by: 'another version' } },
    ],
  },
];
const countdown: ContributedWidget = {
  type: TYPE,
  remote: 'mfe-events',
  icon: 'clock',
  fields: {
    title: { kind: 'text', default: '' },
    look: { kind: 'choice', options: ['plain', 'festive'], default: 'plain' },
    // Of a newer contract.
    place: { kind: 'place', default: '' } as never,
    steps: { kind: 'list', default: [], item: { name: { kind: 'text', default: '' } } },
  },
  texts: {
    el: {
      label: 'Αντίστροφη μέτρηση',
      keywords: [],
      fields: {
        title: 'Τίτλος της γιορτής',
        look: 'Όψη',
        'look.plain': 'Απλή',
        'look.festive': 'Γιορτινή',
        place: 'Τόπος',
        steps: 'Βήματα',
        'steps.name': 'Όνομα του βήματος',
      },
    },
    en: { label: 'Countdown', keywords: [], fields: {} },
  },
};

const text = (id: string) => ({ id, type: 'text', order: 1, content: `<p>${id}</p>` });

/** Renders the fields of the stored widget while the given widgets are live; returns what is stored afterwards. */
async function renderPanel(live: readonly ContributedWidget[]) {
  const session = createEditorSession({
    document: { el: toDocument(stored), en: toDocument([]) },
    language: 'el',
    selection: ['w'],
  });
  await renderPart(
    <Host live={live}>
      <EditorSessionProvider value={session}>
        <ContributedWidgetsProvider>
          <Panel />
        </ContributedWidgetsProvider>
      </EditorSessionProvider>
    </Host>,
  );
  return () => toStoredSections(session.getState().document.el);
}

function Host({ live, children }: { live: readonly ContributedWidget[]; children: ReactNode }) {
  const host: RemoteHost = {
    ...useRemoteHost(),
    widgets: { find: () => undefined, list: async () => live },
  };
  return <RemoteHostProvider value={host}>{children}</RemoteHostProvider>;
}

function Panel() {
  return (
    <CommandsProvider value={useCommands()}>
      <SelectionPanel heading={createRef()} />
    </CommandsProvider>
  );
}

test('the fields of a contributed widget are edited with the labels of its remote', async () => {
  const read = await renderPanel([countdown]);
  expect(await screen.findByRole('heading', { name: 'Αντίστροφη μέτρηση: Γιορτή' })).toBeVisible();
  expect(screen.queryByLabelText('Τόπος')).not.toBeInTheDocument();
  await userEvent.type(screen.getByRole('textbox', { name: 'Τίτλος της γιορτής' }), ' των ματιών');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Όψη' }), 'Γιορτινή');
  await userEvent.click(screen.getByRole('button', { name: 'Προσθήκη: Βήματα' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Όνομα του βήματος' }), 'Πρώτο');
  expect(read()[0]?.widgets).toEqual([
    { ...stored[0]?.widgets[0], title: 'Γιορτή των ματιών', look: 'festive', steps: [{ name: 'Πρώτο' }] },
  ]);
});

test('a widget that only one language has is added at the same place of the other', async () => {
  const session = createEditorSession({
    document: {
      el: toDocument([{ id: 's', widgets: [text('a'), text('w'), text('b')] }]),
      en: toDocument([{ id: 's', widgets: [text('a'), text('b')] }]),
    },
    language: 'el',
    selection: ['w'],
  });
  await renderPart(
    <EditorSessionProvider value={session}>
      <Panel />
    </EditorSessionProvider>,
  );
  expect(await screen.findByText('Μόνο στα ελληνικά')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Προσθήκη στα αγγλικά' }));
  const [section] = toStoredSections(session.getState().document.en);
  expect(section?.widgets.map(({ id }) => id)).toEqual(['a', 'w', 'b']);
  expect(screen.queryByText('Μόνο στα ελληνικά')).not.toBeInTheDocument();
});

test('a widget whose remote is not live says so, and its data stays', async () => {
  const read = await renderPanel([]);
  expect(await screen.findByRole('heading', { name: /^Άγνωστο στοιχείο «mfe-events\/countdown»/ })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('Το στοιχείο δεν είναι διαθέσιμο');
  expect(screen.getByRole('alert')).toHaveTextContent('Η εφαρμογή «mfe-events» που το προσφέρει δεν λειτουργεί τώρα.');
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(read()).toEqual(stored);
});
