/** The part of Lighthouse that the bench uses. Its own types are there only after the group `first-view` has installed it. */
declare module 'lighthouse' {
  interface Flags {
    /** Port of the browser's DevTools protocol. */
    readonly port: number;
    readonly onlyCategories: readonly string[];
    readonly throttlingMethod: 'devtools' | 'simulate';
    readonly logLevel: 'error';
  }

  interface Audit {
    readonly numericValue?: number;
    readonly errorMessage?: string;
  }

  interface RunnerResult {
    readonly lhr: {
      readonly runtimeError?: { readonly message: string };
      readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
      readonly audits: Readonly<Record<string, Audit>>;
    };
  }

  /** Opens a page as on a phone and audits it. */
  export default function lighthouse(url: string, flags: Flags): Promise<RunnerResult | undefined>;
}

/** The part of chrome-launcher that the bench uses. */
declare module 'chrome-launcher' {
  interface Options {
    /** The browser's program; the installed one if omitted. */
    readonly chromePath?: string;
    readonly chromeFlags: readonly string[];
  }

  interface LaunchedChrome {
    readonly port: number;
    kill(): void;
  }

  /** Starts a browser with a new profile. */
  export function launch(options: Options): Promise<LaunchedChrome>;
}
