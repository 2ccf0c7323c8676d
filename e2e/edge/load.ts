import { ask, type Question } from './site/visitor.ts';

/** One thing that visitors ask for under load. */
export interface Errand extends Question {
  readonly name: string;
  readonly url: string;
}

/** What became of the requests under load. */
export interface LoadReport {
  readonly asked: Readonly<Record<string, number>>;
  /** Everything but a 200, in words. */
  readonly failures: readonly string[];
}

/** Visitors who ask one thing after another until they are told to stop. */
export class Load {
  private stopped = false;
  private readonly asked: Record<string, number> = {};
  private readonly failures: string[] = [];
  private readonly visitors: Promise<void>[];

  constructor(errands: readonly Errand[], visitors: number) {
    this.visitors = Array.from({ length: visitors }, (_, index) => this.walk(errands, index));
  }

  /** Requests answered so far. */
  get count(): number {
    return Object.values(this.asked).reduce((sum, asked) => sum + asked, 0);
  }

  /** Lets everybody finish what they are at. */
  async stop(): Promise<LoadReport> {
    this.stopped = true;
    await Promise.all(this.visitors);
    return { asked: this.asked, failures: this.failures };
  }

  private async walk(errands: readonly Errand[], first: number): Promise<void> {
    for (let at = first; !this.stopped; at += 1) {
      const { name, url, ...question } = errands[at % errands.length] as Errand;
      const outcome = await ask(url, question).then(
        ({ status }) => String(status),
        (error: Error) => error.message,
      );
      this.asked[name] = (this.asked[name] ?? 0) + 1;
      if (outcome !== '200') this.failures.push(`${name}: ${outcome}`);
    }
  }
}
