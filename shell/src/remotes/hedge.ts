/** What an attempt can look at: whether another one was first, so that its own result is of no use any more. */
export interface Race {
  readonly isOver: boolean;
}

/** One way to the result. */
export type Attempt<T> = (race: Race) => Promise<T>;

/** How long a first attempt runs alone, in milliseconds, and how long each later one is the newest. */
const FIRST_HEAD_START_MS = 1_600;
const NEXT_HEAD_START_MS = 1_300;

/**
 * The result of the first attempt that succeeds. One that fails starts the next at once; one that is only slow starts
 * the next beside it after a while and may still win.
 *
 * @throws what the first attempt failed with, when all have failed
 */
export function hedge<T>(attempts: readonly Attempt<T>[]): Promise<T> {
  return new Promise((resolve, reject) => {
    const race = { isOver: false };
    const errors: { index: number; error: unknown }[] = [];
    let started = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;

    const end = () => {
      race.isOver = true;
      clearTimeout(timer);
    };
    const startNext = () => {
      clearTimeout(timer);
      const index = started;
      const attempt = attempts[index];
      if (!attempt) return;
      started += 1;
      timer = setTimeout(startNext, index === 0 ? FIRST_HEAD_START_MS : NEXT_HEAD_START_MS);
      attempt(race).then(
        (result) => {
          end();
          resolve(result);
        },
        (error: unknown) => {
          if (race.isOver) return;
          errors.push({ index, error });
          if (errors.length < attempts.length) {
            startNext();
            return;
          }
          end();
          reject(errors.sort((a, b) => a.index - b.index)[0]?.error);
        },
      );
    };
    startNext();
  });
}
