/** A release that may not become live. Each reason names the problem, for developers. */
export class ReleaseRefused extends Error {
  readonly reasons: readonly string[];

  constructor(reasons: readonly string[]) {
    super(`The release was refused:\n${reasons.map((reason) => `  ${reason}`).join('\n')}`);
    this.name = 'ReleaseRefused';
    this.reasons = reasons;
  }
}

/** A change that is impossible in the current state. The message is for developers. */
export class ReleaseConflict extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'NothingToDo';
  }
}
