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
  const { lhr } = result;
  const failures = [lhr.runtimeError?.message, ...Object.values(lhr.audits).map(({ errorMessage }) => errorMessage)];
  const score = lhr.categories.performance?.score;
  if (typeof score !== 'number') throw new Error(`No score of ${options.url}: ${failures.filter(Boolean).join(' ')}`);
  const read = (id: string) => z.number().parse(lhr.audits[id]?.numericValue, { error: () => `No value of ${id}` });
  console.log(
    JSON.stringify({
      score: Math.round(score * 100),
      firstPaintMs: read('first-contentful-paint'),
      largestPaintMs: read('largest-contentful-paint'),
      blockingMs: read('total-blocking-time'),
      layoutShift: read('cumulative-layout-shift'),
    }),
  );
} finally {
  chrome.kill();
}
