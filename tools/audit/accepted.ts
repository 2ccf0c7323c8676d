/** Packages with a reported vulnerability that cannot be used against this project, and why. */
export const accepted: Readonly<Record<string, string>> = {};
