/** Shows a running attempt whether another one has succeeded, so that its own result is no longer needed. */
export interface Race {
  readonly isOver: boolean;
}

export type Attempt<T> = (race: Race) => Promise<T>;

/** Delays in milliseconds before the next attempt is started in parallel. */
const FIRST_DELAY_MS = 1_600;
const NEXT_DELAY_MS = 1_300;

/**
 * Resolves with the first attempt that succeeds. A failed attempt starts the next one at once; a slow one starts the
 * next in parallel after a delay and may still win.
 *
 * @throws the error of the first attempt, when all have failed
 */
export function hedge<T>(attempts: readonly Attempt<T>[]): Promise<T> {
  return new Promise((resolve, reject) => {
    const race = { isOver: false };
    const errors: { index: number; error: unknown }[] = [];
    let started = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;

    const finish = () => {
      race.isOver = true;
      clearTimeout(timer);
    };
    const startNext = () => {
      clearTimeout(timer);
      const index = started;
      const attempt = attempts[index];
      if (!attempt) return;
      started += 1;
      timer = setTimeout(startNext, index === 0 ? FIRST_DELAY_MS : NEXT_DELAY_MS);
      attempt(race).then(
        (result) => {
          finish();
          resolve(result);
        },
        (error: unknown) => {
          if (race.isOver) return;
          errors.push({ index, error });
          if (errors.length < attempts.length) {
            startNext();
            return;
          }
          finish();
          reject(errors.sort((a, b) => a.index - b.index)[0]?.error);
        },
      );
    };
    startNext();
  });
}
