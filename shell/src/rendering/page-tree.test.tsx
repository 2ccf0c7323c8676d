import { createI18n } from '@fakos/shared-kit/i18n';
import type { RemoteHost } from '@fakos/shared-kit/remote/host';
import { render } from '@testing-library/react';
import { useEffect } from 'react';
import { createStore } from '../store/store.ts';
import { PageTree } from './page-tree.tsx';

const isMarked = () => 'hydrated' in document.documentElement.dataset;

afterEach(() => {
  delete document.documentElement.dataset.hydrated;
});

test('the page is marked as hydrated after the effects of its components', () => {
  const seen: boolean[] = [];
  function Page() {
    useEffect(() => void seen.push(isMarked()), []);
    return null;
  }
  render(
    <PageTree store={createStore({ language: () => 'el' })} i18n={createI18n('el')} host={{} as RemoteHost}>
      <Page />
    </PageTree>,
  );
  expect(seen).toEqual([false]);
  expect(isMarked()).toBe(true);
});
