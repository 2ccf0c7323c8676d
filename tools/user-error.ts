/** An error of the user's input. Its message says what to do and is printed without a stack. */
export class UserError extends Error {}
