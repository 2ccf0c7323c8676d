import type { CachedAnswer } from './cached-answer.ts';

/** Bytes of answers that one gateway keeps. */
export const STORE_BYTES = 64 * 1024 * 1024;

/** What one kept answer costs beside its bodies: key, heads and places in tables. */
const OVERHEAD_BYTES = 2048;
/** A compressed copy or two come later and are smaller than the body. */
const COPIES_FACTOR = 2;

/** Answers by key, up to a weight; what was used longest ago goes first. */
export class AnswerStore {
  private readonly answers = new Map<string, CachedAnswer>();
  private readonly limit: number;
  private weight = 0;

  constructor(limit = STORE_BYTES) {
    this.limit = limit;
  }

  get(key: string): CachedAnswer | undefined {
    const answer = this.answers.get(key);
    if (answer) {
      this.answers.delete(key);
      this.answers.set(key, answer);
    }
    return answer;
  }

  set(key: string, answer: CachedAnswer): void {
    this.delete(key);
    this.answers.set(key, answer);
    this.weight += weightOf(answer);
    for (const oldest of this.answers.keys()) {
      if (this.weight <= this.limit) break;
      this.delete(oldest);
    }
  }

  delete(key: string): void {
    const answer = this.answers.get(key);
    if (!answer) return;
    this.answers.delete(key);
    this.weight -= weightOf(answer);
  }

  clear(): void {
    this.answers.clear();
    this.weight = 0;
  }
}

function weightOf(answer: CachedAnswer): number {
  return answer.body.length * COPIES_FACTOR + OVERHEAD_BYTES;
}
