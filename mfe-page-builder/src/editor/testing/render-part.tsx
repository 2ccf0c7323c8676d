import { API_BASE, baseApi } from '@fakos/shared-kit/api';
import { createI18n, I18nextProvider } from '@fakos/shared-kit/i18n';
import { KIT_NAMESPACE, kitTranslations } from '@fakos/shared-kit/i18n/kit-text';
import { RouterProvider } from '@fakos/shared-kit/router';
import { combineSlices, configureStore, Provider } from '@fakos/shared-kit/state';
import { sessionSlice } from '@fakos/shared-kit/state/session';
import { createMemoryRouter } from '@fakos/shared-kit/testing/memory-router';
import { MantineProvider } from '@mantine/core';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';

/** A request that {@link stubRequests} received. `name` is `METHOD resource` or `METHOD resource action`. */
export interface SentRequest {
  readonly name: string;
  readonly body: unknown;
}

/** Body of a success, or of a failure with its `status`. */
type StubbedResponse = Readonly<Record<string, unknown>> & { readonly status?: number };

// Node's Request rejects relative addresses, which browsers resolve, and jsdom's abort signals.
class PageRequest extends Request {
  constructor(input: RequestInfo | URL, init: RequestInit = {}) {
    super(typeof input === 'string' ? new URL(input, 'http://localhost') : input, { ...init, signal: null });
  }
}

/** Replaces `fetch`; a request without a response gets a 404. Returns the requests so far, oldest first. */
export function stubRequests(responses: Readonly<Record<string, (body: unknown) => StubbedResponse>>): SentRequest[] {
  const requests: SentRequest[] = [];
  globalThis.Request = PageRequest;
  globalThis.fetch = async (input) => {
    const request = input as Request;
    const { pathname, searchParams } = new URL(request.url);
    const resource = pathname.replace(API_BASE, '').replace('.php', '');
    const name = [request.method, resource, searchParams.get('action')].filter(Boolean).join(' ');
    const sent = await request.text();
    const body: unknown = sent === '' ? undefined : JSON.parse(sent);
    requests.push({ name, body });
    const { status = 200, ...response } = responses[name]?.(body) ?? { status: 404, code: 'NOT_FOUND' };
    return Response.json({ success: status === 200, ...response }, { status });
  };
  return requests;
}

/** Renders a part of the editor in Greek, with store, router and translations. */
export async function renderPart(part: ReactElement) {
  const i18n = createI18n('el');
  i18n.addResourceBundle('el', KIT_NAMESPACE, await kitTranslations.el());
  const store = configureStore({
    reducer: combineSlices(sessionSlice, baseApi),
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: { language: () => 'el' } } }).concat(baseApi.middleware),
  });
  const router = createMemoryRouter([{ path: '*', element: part }], { initialEntries: ['/'] });
  return render(
    <I18nextProvider i18n={i18n}>
      <Provider store={store}>
        <MantineProvider env="test">
          <RouterProvider router={router} />
        </MantineProvider>
      </Provider>
    </I18nextProvider>,
  );
}
