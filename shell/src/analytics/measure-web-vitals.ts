import { WEB_VITALS_PATH, type WebVital, type WebVitalReport } from '@fakos/contracts/remote/web-vitals';
import { type Metric, onCLS, onINP, onLCP } from 'web-vitals';

/** Collects the Core Web Vitals of the document, and sends them once, when it is hidden for the first time. */
export function measureWebVitals({ page, composition }: Omit<WebVitalReport, 'values'>): void {
  const values: Partial<Record<WebVital, number>> = {};
  const collect = ({ name, value }: Metric) => {
    values[name as WebVital] = value;
  };
  onLCP(collect);
  onINP(collect);
  onCLS(collect);
  // Registered after those of the library, so that it has reported its last values.
  document.addEventListener('visibilitychange', function send() {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', send);
    if (Object.keys(values).length === 0) return;
    navigator.sendBeacon(WEB_VITALS_PATH, JSON.stringify({ page, composition, values } satisfies WebVitalReport));
  });
}
