import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { SlotList } from '@fakos/contracts/booking-slots/contract';
import { defaultSchedule } from '@fakos/contracts/booking-slots/fields';
import type { Endpoint } from '@fakos/contracts/endpoint';
import { type Settings, settingDefinitions } from '@fakos/contracts/settings/contract';
import { createPrescription } from '@fakos/contracts/testing/prescription-cases';
import * as widgetDescriptions from '@fakos/contracts/widgets';
import type { FieldDescriptions } from '@fakos/contracts/widgets/widget';
import { type APIRequestContext, request as requests } from '@playwright/test';
import { z } from 'zod';
import { loadEndpoints } from '../fixtures/endpoints.ts';
import {
  expectNoInsertedHandlers,
  listActiveElements,
  REFUSED_INLINE,
  recordEffects,
  recordInsertedHandlers,
  triggerHandlers,
} from '../fixtures/inert.ts';
import { owner } from '../fixtures/installation.ts';
import { getProduct, placeOrder } from '../fixtures/orders.ts';
import { read, signIn } from '../fixtures/staff.ts';
import { expect, test } from '../fixtures/test.ts';
import { listVectorFields, sendVectors } from '../fixtures/vector-texts.ts';

// Attack vectors are stored in every text that the API accepts from staff and visitors. The fields come from the contracts,
// so that a new endpoint or field is tested without a change here, or fails until it has its values below.
test.use({ shop: 'admin-inert' });
test.describe.configure({ mode: 'serial' });

const MINUTE_MS = 60_000;
const MARKUP = '<img src=x onerror=xss()>';
const PRODUCT = 'thalassa-sounio-black';
/** Images of vectors that are otherwise harmless are requested and missing. */
const MISSING_IMAGES = /^(?:400|404|422) GET /;
/** Playwright's own script in the frame of an e-mail, which allows none. */
const REFUSED_IN_FRAME = /^Blocked script execution in 'about:srcdoc'/;
const EMAIL_FRAME = 'about:srcdoc';
/** The back office's own frames: e-mails, and the page of the page builder's editor. */
const isOwnFrame = (effect: string) =>
  effect === EMAIL_FRAME || /^http:\/\/[^/]+\/admin\/canvas\?lang=\w+$/.test(effect);
/** Elements of the back office, without the style sheets that Mantine writes. */
const OWN_ELEMENTS = 'main *:not(style[data-mantine-styles]), [data-portal] *:not(style[data-mantine-styles])';
const IMAGE = path.resolve(import.meta.dirname, '../../demo-shop/images/gallery/clay-case.webp');

const getName = ({ method, resource, action }: Pick<Endpoint, 'method' | 'resource' | 'action'>) =>
  [method, resource, action].filter(Boolean).join(' ');

/** Endpoints that receive no vectors, with the reason. */
const exempt: Readonly<Record<string, string>> = {
  'POST analytics track_session_end': 'stores a duration',
  'POST cart quote': 'stores nothing',
  'POST database restore': 'replaces the shop by a backup',
  'POST emails preview': 'stores nothing',
  'POST login': 'stores nothing',
  'POST login two-step': 'stores nothing',
  'POST products import': 'writes products through the rules of POST products; its text is a file',
  'POST profile erase': 'removes the account of this test',
  'POST profile two-step-codes': 'stores no text that was sent',
  'POST profile two-step-confirm': 'stores no text that was sent',
  'POST profile two-step-off': 'stores no text that was sent',
  'POST settings copy_gallery_image': 'copies an existing file',
  'PUT products restore': 'puts back values that the API has given',
  'POST admin-orders bulk': 'changes orders through the rules of PUT admin-orders transition',
  'POST orders cancel': 'identifies an order',
  'PUT bookings own-cancel': 'identifies an appointment',
  'PUT bookings own-move': 'identifies an appointment and a free time',
  'POST users reset-password': 'stores a password',
  'POST users verify-email': 'identifies an address',
  'POST payments webhook': 'accepts only what the provider has signed',
};

type Values = Readonly<Record<string, unknown>>;
type GetValues = (api: Api) => Values | Promise<Values>;

/** A page of the demo shop. */
const builtPage = { kind: 'page', id: 1 };

/** Values that an endpoint needs besides its texts. */
const ownValues: Readonly<Record<string, GetValues>> = {
  'POST orders create': async (api) => {
    const items = [{ product_id: (await getProduct(api.context, PRODUCT)).id, quantity: 1 }];
    const choices = { items, shipping_method: 'pickup', payment_method: 'pay_in_store', coupon: '' };
    const { total } = await api.read<{ total: number }>('POST', 'cart.php?action=quote', choices);
    return { ...choices, invoice: undefined, expected_total: total };
  },
  'POST orders withdraw': async (api) => {
    const order = await placeOrder(api.context, PRODUCT);
    const steps = { order: 'confirmed', fulfilment: 'shipped', payment: 'paid' };
    for (const [axis, to] of Object.entries(steps)) await api.moveOrder(axis, to, order.number);
    await api.moveOrder('fulfilment', 'delivered', order.number);
    return { ...order, lines: undefined };
  },
  'PUT admin-orders address': (api) => api.getOrder(),
  'POST admin-orders note': (api) => api.getOrder(),
  'POST admin-orders refund': async (api) => {
    await api.moveOrder('payment', 'paid');
    return { ...(await api.getOrder()), amount: 1, lines: undefined, shipping: undefined, payment_fee: undefined };
  },
  'PUT admin-orders transition': async (api) => {
    await api.moveOrder('order', 'confirmed');
    return { ...(await api.getOrder()), axis: 'fulfilment', to: 'shipped', allow_unpaid: true };
  },
  'POST settings create_appointment': async (api) => {
    const services = await api.read<{ id: number; price: number | null; bookable: boolean }[]>('GET', 'services.php');
    const service = services.find(({ bookable }) => bookable);
    const booked = { product_id: undefined, service_id: service?.id, total_cost: service?.price ?? 0 };
    const { days } = await api.read<SlotList>('GET', `bookings.php?action=slots&service_id=${service?.id}`);
    const day = days.find(({ slots }) => slots.length > 0);
    return { ...booked, number_of_people: 1, booking_date: day?.date, starts_at: day?.slots[0]?.starts_at };
  },
  'POST bookings note': async (api) => ({ id: await api.getFirstId('bookings.php') }),
  'POST contact note': async (api) => ({ id: await api.getFirstId('contact.php') }),
  'POST contact reply': async (api) => ({ id: await api.getFirstId('contact.php') }),
  'POST admin-users': () => ({ role: 'editor', email: 'staff@example.gr' }),
  'PUT admin-users': () => ({ role: 'editor', email: 'staff@example.gr' }),
  'POST services': () => ({ schedule: defaultSchedule }),
  'PUT services': () => ({ schedule: defaultSchedule }),
  'POST prescriptions save': () => ({ use: 'distance', values: createPrescription() }),
  'PUT lenses': async (api) => ({ ...(await api.read<object>('GET', 'lenses.php?action=admin-get')) }),
  'POST products': () => ({ sale_price: null, publish_at: null }),
  'PUT products': () => ({ sale_price: null, publish_at: null, stock: undefined }),
  'PUT categories': () => ({ parent_id: null }),
  'PUT settings gallery': () => ({ order: undefined }),
  'PUT profile': () => ({ email: owner.email, current_password: undefined }),
  'POST preferences': () => ({ list: 'orders' }),
  'POST drafts publish': async (api) => {
    const { version } = await api.read<{ version: string }>('PUT', 'drafts.php', {
      ...(await api.getDraft()),
      ...sections,
    });
    return { ...builtPage, version };
  },
  'PUT drafts': async (api) => ({ ...(await api.getDraft()), ...sections }),
  'POST pages': () => sections,
  'PUT pages': () => sections,
};

/** Tomorrow or the day after: the shop's calendar is at most a day ahead of UTC. */

/** Uploads carry their file and its texts as a form. */
const uploads: readonly string[] = ['POST media upload', 'POST settings upload'];

/** A page with every widget, with a vector in each of its texts. */
const widgets = Object.values(widgetDescriptions).map(({ type, fields }, index) => ({
  id: `widget-${index}`,
  order: index,
  type,
  ...toHostileFields(fields),
}));
const sections = {
  sections_el: [{ id: 'all', title: MARKUP, content: MARKUP, widgets }],
  sections_en: [{ id: 'all', title: MARKUP, content: MARKUP, widgets }],
};

function toHostileFields(fields: FieldDescriptions): Record<string, unknown> {
  const entries = Object.entries(fields).map(([name, field]) => {
    if (field.kind === 'list') return [name, [toHostileFields(field.item)]];
    if (field.kind === 'text' || field.kind === 'longText' || field.kind === 'html') return [name, MARKUP];
    const isAddress = field.kind === 'link' || field.kind === 'image' || field.kind === 'videoLink';
    return [name, isAddress ? 'javascript:xss()' : field.kind === 'id' ? 'item' : field.default];
  });
  return Object.fromEntries(entries);
}

/** The API as its owner uses it, with what the requests before have created. */
class Api {
  readonly context: APIRequestContext;
  /** Ids and versions of the rows that this test has created, by resource. */
  readonly created = new Map<string, { id?: number; version?: unknown }>();
  readonly #headers: Record<string, string>;
  #order = '';

  private constructor(context: APIRequestContext, token: string) {
    this.context = context;
    this.#headers = { Authorization: `Bearer ${token}` };
  }

  static async open(baseURL: string): Promise<Api> {
    const context = await requests.newContext({ baseURL });
    const api = new Api(context, (await signIn(context)).token);
    api.#order = (await placeOrder(context, PRODUCT)).number;
    return api;
  }

  fetch(method: string, address: string, data: Values, isUpload = false) {
    const file = { name: 'image.webp', mimeType: 'image/webp', buffer: readFileSync(IMAGE) };
    const texts = Object.entries(data).filter(([, value]) => typeof value === 'string') as [string, string][];
    const headers = { ...this.#headers, 'Idempotency-Key': crypto.randomUUID() };
    const body = isUpload ? { multipart: { ...Object.fromEntries(texts), file } } : { data };
    return this.context.fetch(`/api/${address}`, { method, headers, ...body });
  }

  async read<T>(method: string, address: string, data: Values = {}): Promise<T> {
    const response =
      method === 'GET'
        ? await this.context.get(`/api/${address}`, { headers: this.#headers })
        : await this.fetch(method, address, data);
    return (await read<{ data: T }>(response)).data;
  }

  async getFirstId(address: string): Promise<number> {
    const [row] = await this.read<{ id: number }[]>('GET', address);
    return row?.id ?? 0;
  }

  /** The order, with the version that it has now. */
  async getOrder(number = this.#order): Promise<{ id: number; version: number }> {
    const [found] = await this.read<{ id: number }[]>('GET', `admin-orders.php?search=${number}`);
    const { id, version } = await this.read<{ id: number; version: number }>(
      'GET',
      `admin-orders.php?action=get&id=${found?.id}`,
    );
    return { id, version };
  }

  /** The draft of the page that the requests of drafts change, with its version. */
  async getDraft(): Promise<Values> {
    const address = `drafts.php?action=get&kind=${builtPage.kind}&id=${builtPage.id}`;
    const { version } = await this.read<{ version: string }>('GET', address);
    return { ...builtPage, version };
  }

  async moveOrder(axis: string, to: string, number = this.#order): Promise<void> {
    await this.read('PUT', 'admin-orders.php?action=transition', {
      ...(await this.getOrder(number)),
      axis,
      to,
      allow_unpaid: true,
    });
  }
}

let api: Api;
test.beforeAll(async ({ site }) => {
  api = await Api.open(site.url);
});
test.afterAll(() => api.context.dispose());

test('every endpoint that accepts texts accepts them with vectors', async () => {
  test.setTimeout(2 * MINUTE_MS);
  const endpoints = (await loadEndpoints()).filter(
    (endpoint) =>
      (endpoint.method === 'POST' || endpoint.method === 'PUT') &&
      endpoint.servedBy === undefined &&
      !(getName(endpoint) in exempt) &&
      listVectorFields(endpoint.body).length > 0,
  );
  // What visitors send is there before staff change it, and rows are created before they are changed.
  const rank = ({ permission, method }: Endpoint) => (permission === 'public' ? 0 : method === 'POST' ? 1 : 2);
  for (const endpoint of endpoints.toSorted((one, other) => rank(one) - rank(other))) {
    const name = getName(endpoint);
    await test.step(name, async () => {
      const { resource, action = '' } = endpoint;
      const values = { ...(await getCreated(endpoint)), ...(await ownValues[name]?.(api)) };
      const response = await sendVectors({
        name,
        schema: endpoint.body,
        fixed: values,
        send: (data) =>
          api.fetch(endpoint.method, `${resource}.php${action && `?action=${action}`}`, data, uploads.includes(name)),
      });
      expect.soft(response.ok(), `${name}: ${response.status()} ${await response.text()}`).toBe(true);
      if (endpoint.method !== 'POST' || action !== '' || !response.ok()) return;
      api.created.set(resource, ((await response.json()) as { data?: object }).data ?? {});
    });
  }
});

/** Published, and a change of the row that this test has created. */
async function getCreated({ method, resource, action, body }: Endpoint): Promise<Values> {
  const { properties = {} } = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' });
  const status = properties.status;
  const isPublishable = typeof status === 'object' && status.enum?.includes('published');
  const row = method === 'PUT' && action === undefined ? (api.created.get(resource) ?? {}) : {};
  const { id, version } = row;
  return {
    ...(isPublishable && { status: 'published' }),
    ...(id !== undefined && { id }),
    ...(version !== undefined && 'version' in properties && { version }),
  };
}

test('every setting with texts accepts them with vectors, or explains why not', async () => {
  const settings = Object.entries(settingDefinitions as Settings).filter(
    ([, { schema, visibility }]) => visibility !== 'secret' && listVectorFields(z.object({ value: schema })).length > 0,
  );
  const shape = settings.map(([key, { schema, localised }]) => [
    key,
    localised ? z.object({ el: schema, en: schema }) : schema,
  ]);
  const response = await sendVectors({
    name: 'settings',
    schema: z.object(Object.fromEntries(shape)),
    send: (data) => api.fetch('POST', 'settings.php', data),
  });
  expect(response.ok(), await response.text()).toBe(true);
});

/** The rows that visitors see, with their addresses. */
const publicRows: Readonly<Record<string, (slug: string) => string>> = {
  'products.php?action=admin-list&limit=100': (slug) => `/shop/${slug}`,
  'posts.php?action=admin-list&limit=100': (slug) => `/blog/${slug}`,
  'services.php?action=admin-list&limit=100': (slug) => `/services/${slug}`,
  'pages.php?action=admin-list': (slug) => `/page/${slug}`,
  'categories.php': (slug) => `/category/${slug}`,
};

test('the public pages run nothing', async ({ page, browserErrors }) => {
  test.setTimeout(2 * MINUTE_MS);
  browserErrors.expect(MISSING_IMAGES, REFUSED_INLINE);
  const effects = await recordEffects(page, () => true);
  await recordInsertedHandlers(page);
  const addresses = ['/', '/contact', '/blog', '/shop', '/services', '/faq'];
  for (const [list, toAddress] of Object.entries(publicRows)) {
    const rows = await api.read<{ slug: string }[]>('GET', list);
    const hostile = rows.filter((row) => JSON.stringify(row).includes('xss()'));
    expect(hostile, `rows with vectors in ${list}`).not.toEqual([]);
    addresses.push(...hostile.slice(0, 1).map(({ slug }) => toAddress(slug)));
  }
  for (const address of addresses) {
    await test.step(address, async () => {
      await page.goto(address);
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await page.waitForLoadState('networkidle');
      await triggerHandlers(page);
      expect.soft(await listActiveElements(page), address).toEqual([]);
      await expectNoInsertedHandlers(page);
      expect.soft(effects, address).toEqual([]);
    });
  }
});

test('the back office runs nothing: its lists, its records and the settings', async ({
  page,
  browserErrors,
  signInAsOwner,
}) => {
  test.setTimeout(6 * MINUTE_MS);
  browserErrors.expect(MISSING_IMAGES, REFUSED_INLINE, REFUSED_IN_FRAME);
  const effects = await recordEffects(page, () => true);
  await recordInsertedHandlers(page);
  await signInAsOwner();
  await page.goto('/admin');
  const menu = page.getByRole('navigation', { name: 'Μενού διαχείρισης' });
  await menu.getByRole('link').first().waitFor();
  const listLinks = (selector: string) =>
    page.locator(selector).evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const screens = new Set(await listLinks('nav a[href^="/admin"]'));
  const opened = new Set<string>();
  const open = async (address: string) => {
    if (opened.has(address)) return;
    opened.add(address);
    await page.goto(address);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expect(page.locator('main .mantine-Skeleton-root[data-visible], main [aria-busy=true]')).toHaveCount(0);
    expect.soft(await listActiveElements(page, OWN_ELEMENTS), address).toEqual([]);
    await expectNoInsertedHandlers(page);
    // E-mails are shown in a frame whose sandbox allows no scripts; their texts are escaped all the same.
    for (const frame of page.frames().slice(1)) expect.soft(await frame.content(), address).not.toContain(MARKUP);
    expect
      .soft(
        effects.filter((effect) => !isOwnFrame(effect)),
        address,
      )
      .toEqual([]);
  };
  for (const screen of screens) {
    await test.step(screen, async () => {
      await open(screen);
      const links = await listLinks(`main a[href^="${screen}/"]`);
      const tabs = links.filter((link) => /^\/admin\/settings\/[a-z-]+$/.test(link));
      // The newest row of a list is the first or the last; one page shows no more than a hundred.
      const records = [...new Set(links.filter((link) => /\/\d+$/.test(link)))];
      for (const link of new Set([...tabs, ...records.slice(0, 1), ...records.slice(-1)])) await open(link);
    });
  }
});
