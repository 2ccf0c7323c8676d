/** Why nothing was made, in words that say what to do. */
export class Refusal extends Error {}
