/** @jest-environment node */
import { LANGUAGES, type Language } from '@fakos/contracts/languages';
import type { ReactElement, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { sampleGroups } from '../gallery/index.ts';
import { createI18n, I18nextProvider } from '../i18n/i18n.ts';
import { Near } from '../lazy/lazy.tsx';
import { configureStore, Provider } from '../state/redux.ts';
import { ConfirmDialog, Dialog } from './dialog/index.ts';
import { Drawer } from './drawer/index.ts';
import { Lightbox } from './lightbox/index.ts';
import { ToastViewport } from './toast/index.ts';

const samples = sampleGroups.flatMap((group) => group.samples);

/** Markup that the states of a module must contain in English, so that they work without scripts. */
const expectedMarkup: Readonly<Record<string, readonly string[]>> = {
  contact: ['name="email"'],
  'ui/accordion': ['The eye test takes twenty minutes', '<h4'],
  'ui/breadcrumbs': ['href="/shop"', 'aria-current="page"'],
  'ui/button': ['href="/shop"', 'aria-busy="true"'],
  'ui/container': ['A light acetate frame'],
  'ui/embed': ['aria-label="Map of the shop"'],
  'ui/error-state': ['role="alert"', 'Try again'],
  'ui/field': ['<textarea', '<select', 'type="checkbox"', '<legend', 'aria-invalid="true"'],
  'ui/icon': ['<svg'],
  'ui/icon-button': ['aria-label="Search"', 'aria-pressed="true"'],
  'ui/image': ['width=640', ' 640w', 'fetchPriority="high"'],
  'ui/link': ['target="_blank"'],
  'ui/list': ['role="list"'],
  'ui/live-region': ['12 results'],
  'ui/menu': ['aria-haspopup="menu"'],
  'ui/pagination': ['aria-current="page"', 'rel="next"'],
  'ui/post-card': ['href="/blog"', '<time'],
  'ui/product-card': ['href="/shop"', 'Sold out'],
  'ui/section-heading': ['<h1', '<h3'],
  'ui/share-links': ['Facebook'],
  'ui/skeleton': ['aria-hidden="true"'],
  'ui/spinner': ['aria-label="Loading"'],
  'ui/table': ['<caption', 'FK-1042'],
  'ui/tabs': ['role="tabpanel"', 'The eye test takes twenty minutes'],
  'ui/visually-hidden': ['was €159.00'],
};

function renderPage(content: ReactNode, language: Language = 'en'): string {
  return renderToString(
    <I18nextProvider i18n={createI18n(language)}>
      <Provider store={configureStore({ reducer: () => ({}) })}>{content}</Provider>
    </I18nextProvider>,
  );
}

test.each(samples.map((sample) => [sample.subpath, sample] as const))('%s renders on the server', (subpath, sample) => {
  for (const language of LANGUAGES) {
    const states = sample.states.map((state) =>
      renderPage(
        state.render((text) => text[language]),
        language,
      ),
    );
    for (const markup of states) expect(markup).not.toBe('');
    if (language === 'en') for (const part of expectedMarkup[subpath] ?? []) expect(states.join('')).toContain(part);
  }
});

test('all expected markup belongs to a sample', () => {
  expect(samples.map((sample) => sample.subpath)).toEqual(expect.arrayContaining(Object.keys(expectedMarkup)));
});

const doNothing = () => undefined;
const overlay = { open: true, onOpenChange: doNothing, title: 'title' };
const openOverlays: Readonly<Record<string, ReactElement>> = {
  Dialog: <Dialog {...overlay} />,
  ConfirmDialog: <ConfirmDialog {...overlay} confirmLabel="yes" cancelLabel="no" onConfirm={doNothing} />,
  Drawer: (
    <Drawer {...overlay} closeLabel="close">
      inside
    </Drawer>
  ),
  Lightbox: <Lightbox count={1} getImage={() => ({ src: '/a.jpg', alt: 'a' })} shown={0} onClose={doNothing} />,
};

test.each(Object.entries(openOverlays))('an open %s is left to the browser', (_name, element) => {
  expect(renderPage(element)).toBe('');
});

test('the live regions of toasts and the placeholders of parts further down are rendered on the server', () => {
  expect(renderPage(<ToastViewport label="messages" closeLabel="close" />)).toContain('aria-live="assertive"');
  expect(renderPage(<Near placeholder="soon">inside</Near>)).toContain('soon');
});
