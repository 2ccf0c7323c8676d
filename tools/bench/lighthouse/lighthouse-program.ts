import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { z } from 'zod';

// Measures the first view of a page in a browser with a new profile. Prints one line of JSON (see browser/lighthouse.ts).

const options = z
  .object({
    url: z.url(),
    throttling: z.enum(['devtools', 'simulate']),
    chromium: z.string().optional(),
    chromiumOptions: z.array(z.string()),
  })
  .parse(JSON.parse(process.argv[2] ?? ''));

/** A first view ends with this time without a request, in milliseconds (speed.md, "Budgets"). */
const IDLE_MS = 5_000;

const networkRequest = z.object({
  url: z.string(),
  resourceType: z.string().optional(),
  transferSize: z.number().default(0),
  /** Milliseconds since the navigation. */
  networkRequestTime: z.number(),
  /** Not known of a request that was not complete when the recording ended. */
  networkEndTime: z.number().optional(),
});
type NetworkRequest = z.infer<typeof networkRequest>;
const requestTable = z.object({ items: z.array(networkRequest) });
/** Event of a trace with the size of the JavaScript heap. */
const heapEvent = z.object({
  name: z.literal('UpdateCounters'),
  args: z.object({ data: z.object({ jsHeapSizeUsed: z.number() }) }),
});

const chrome = await launch({
  ...(options.chromium ? { chromePath: options.chromium } : {}),
  chromeFlags: ['--headless=new', ...options.chromiumOptions],
});
try {
  const result = await lighthouse(options.url, {
    port: chrome.port,
    onlyCategories: ['performance'],
    throttlingMethod: options.throttling,
    logLevel: 'error',
  });
  if (!result) throw new Error('Lighthouse returned no result.');
  const { lhr, artifacts } = result;
  const failures = [lhr.runtimeError?.message, ...Object.values(lhr.audits).map(({ errorMessage }) => errorMessage)];
  const score = lhr.categories.performance?.score;
  if (typeof score !== 'number') throw new Error(`No score of ${options.url}: ${failures.filter(Boolean).join(' ')}`);
  const read = (id: string) => z.number().parse(lhr.audits[id]?.numericValue, { error: () => `No value of ${id}` });
  const allRequests = requestTable.parse(lhr.audits['network-requests']?.details).items;
  const requests = listFirstView(allRequests.filter(({ url }) => url.startsWith('http')));
  const scripts = requests.filter(({ resourceType }) => resourceType === 'Script');
  const heapSizes = artifacts.Trace.traceEvents.flatMap((event) => {
    const { data } = heapEvent.safeParse(event);
    return data ? [data.args.data.jsHeapSizeUsed] : [];
  });
  console.log(
    JSON.stringify({
      score: Math.round(score * 100),
      firstPaintMs: read('first-contentful-paint'),
      largestPaintMs: read('largest-contentful-paint'),
      blockingMs: read('total-blocking-time'),
      layoutShift: read('cumulative-layout-shift'),
      scriptBytes: scripts.reduce((sum, { transferSize }) => sum + transferSize, 0),
      scriptRequests: scripts.length,
      requests: requests.length,
      heapBytes: Math.max(0, ...heapSizes),
    }),
  );
} finally {
  chrome.kill();
}

/** The requests until the page was idle. Lighthouse may record it for longer, when an untouched page has started by itself. */
function listFirstView(requests: readonly NetworkRequest[]): NetworkRequest[] {
  const inOrder = requests.toSorted((one, other) => one.networkRequestTime - other.networkRequestTime);
  let busyUntil = 0;
  const next = inOrder.findIndex(({ networkRequestTime, networkEndTime = networkRequestTime }, index) => {
    if (index > 0 && networkRequestTime > busyUntil + IDLE_MS) return true;
    busyUntil = Math.max(busyUntil, networkEndTime);
    return false;
  });
  return next === -1 ? inOrder : inOrder.slice(0, next);
}
