/** A release that may not become live. Each reason names the line that is at fault, in English for its developers. */
export class ReleaseRefused extends Error {
  readonly reasons: readonly string[];

  constructor(reasons: readonly string[]) {
    super(`The release was refused:\n${reasons.map((reason) => `  ${reason}`).join('\n')}`);
    this.name = 'ReleaseRefused';
    this.reasons = reasons;
  }
}

/** A change that cannot be made of what is live, said in English for developers. */
export class NothingToDo extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'NothingToDo';
  }
}
