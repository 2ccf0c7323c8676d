/** The limit of a measured value. */
export interface Budget {
  readonly budget: number;
  /** The goal beyond the budget. */
  readonly stretch?: number;
  readonly unit: 'ms' | 'kB' | 'x' | 'MB' | '';
  /** True if the budget is a minimum. */
  readonly isFloor?: boolean;
}

/** The project's budgets. Sizes are compressed with brotli; 1 kB is 1,000 bytes. */
export const budgets = {
  scripts: { budget: 165, stretch: 130, unit: 'kB' },
  styles: { budget: 25, unit: 'kB' },
  html: { budget: 30, unit: 'kB' },
  fonts: { budget: 40, unit: 'kB' },
  requestDepth: { budget: 2, stretch: 2, unit: '' },
  largestPaint: { budget: 1_900, stretch: 1_500, unit: 'ms' },
  layoutShift: { budget: 0.02, stretch: 0, unit: '' },
  blockingTime: { budget: 120, stretch: 50, unit: 'ms' },
  lighthouseScore: { budget: 98, unit: '', isFloor: true },
  /** Compared with a static page in the same run. */
  lighthouseFirstPaint: { budget: 1.1, unit: 'x' },
  lighthouseLargestPaint: { budget: 1_300, unit: 'ms' },
  lighthouseBlockingTime: { budget: 80, unit: 'ms' },
  lighthouseLayoutShift: { budget: 0, unit: '' },
  scriptRequests: { budget: 20, unit: '' },
  requests: { budget: 40, unit: '' },
  /** INP of one interaction. */
  interaction: { budget: 100, unit: 'ms' },
  heap: { budget: 12, unit: 'MB' },
  galleryTask: { budget: 50, unit: 'ms' },
  clickToContent: { budget: 100, stretch: 50, unit: 'ms' },
  staffList: { budget: 300, unit: 'ms' },
  editorKey: { budget: 50, unit: 'ms' },
  editorDrag: { budget: 100, unit: 'ms' },
  serverRendering: { budget: 15, stretch: 8, unit: 'ms' },
  proxying: { budget: 1.5, stretch: 2, unit: 'x', isFloor: true },
  cachedResponses: { budget: 5, stretch: 6, unit: 'x', isFloor: true },
  besideSlowVisitors: { budget: 200, unit: 'ms' },
  unchangedStart: { budget: 6_000, stretch: 3_000, unit: 'ms' },
  memory: { budget: 700, unit: 'MB' },
  coldBuild: { budget: 45_000, stretch: 25_000, unit: 'ms' },
} as const satisfies Record<string, Budget>;
