import { read, signIn } from '../fixtures/staff.ts';
import { expect, test } from '../fixtures/test.ts';

const VIDEO = 'https://www.youtube-nocookie.com/embed/abc123';
const TITLE = 'Μέσα στο εργαστήριο';
const CONTENT = `<p>Πριν από το βίντεο.</p><p>Δείτε <iframe src="${VIDEO}" title="${TITLE}" width="560" height="315"></iframe></p><p>Μετά το βίντεο.</p>`;

let slug = '';
let remove: () => Promise<void>;

test.beforeEach(async ({ playwright, baseURL }) => {
  const request = await playwright.request.newContext(baseURL ? { baseURL } : {});
  const headers = { Authorization: `Bearer ${(await signIn(request)).token}` };
  const { data: categories } = await read<{ data: { id: number }[] }>(await request.get('/api/post-categories.php'));
  const title = `Βίντεο ${crypto.randomUUID().slice(0, 8)}`;
  const data = { title_el: title, title_en: title, category_id: categories[0]?.id, status: 'published' };
  const created = await request.post('/api/posts.php', {
    headers,
    data: { ...data, content_el: CONTENT, content_en: CONTENT },
  });
  const saved = (await read<{ data: { id: number; slug: string } }>(created)).data;
  slug = saved.slug;
  remove = async () => {
    await read(await request.delete('/api/posts.php', { headers, data: { id: saved.id } }));
    await request.dispose();
  };
});

test.afterEach(() => remove());

test('a video in a post is not loaded before a click, and the server renders a placeholder', async ({
  page,
  request,
  browserErrors,
}) => {
  browserErrors.expect(/ERR_FAILED GET .*youtube/);
  const videoRequests: string[] = [];
  await page.route(/youtube/, (route) => {
    videoRequests.push(route.request().url());
    return route.abort();
  });
  const served = await (await request.get(`/blog/${slug}`)).text();
  expect(served.replace(/<script[\s\S]*?<\/script>/g, '')).not.toContain('<iframe');
  expect(served).toContain(`aria-label="${TITLE}"`);

  await page.goto(`/blog/${slug}`);
  await page.waitForLoadState('networkidle');
  const placeholder = page.getByRole('main').getByRole('group', { name: TITLE });
  await placeholder.scrollIntoViewIfNeeded();
  await expect(placeholder).toContainText('η διεύθυνση IP σας φτάνει στον πάροχο (Google)');
  await expect(page.getByRole('main').getByText('Πριν από το βίντεο.')).toBeVisible();
  await expect(page.getByRole('main').getByText('Μετά το βίντεο.')).toBeVisible();
  expect(videoRequests).toEqual([]);

  await placeholder.getByRole('button', { name: `Φόρτωση βίντεο: ${TITLE}` }).click();
  await expect(page.locator(`iframe[title="${TITLE}"]`)).toHaveAttribute('src', VIDEO);
  await expect.poll(() => videoRequests).toEqual([VIDEO]);
});

test('the video is not loaded before a click when the browser renders the page either', async ({ page }) => {
  const videoRequests: string[] = [];
  page.on('request', (request) => /youtube/.test(request.url()) && videoRequests.push(request.url()));
  await page.goto('/en/blog');
  await page.waitForLoadState('networkidle');
  await page.getByRole('main').locator(`a[href$="/${slug}"]`).first().click();
  await expect(page.getByRole('main').getByRole('button', { name: `Load video: ${TITLE}` })).toBeVisible();
  expect(videoRequests).toEqual([]);
});
