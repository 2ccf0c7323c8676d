/** Resolves to the result of `work`, or to `otherwise` at `deadline`, a time of `performance.now()`. */
export async function within<T>(deadline: number, work: Promise<T>, otherwise: T): Promise<T> {
  const { promise: expired, resolve } = Promise.withResolvers<T>();
  const timer = setTimeout(() => resolve(otherwise), Math.max(0, deadline - performance.now()));
  try {
    return await Promise.race([work, expired]);
  } finally {
    clearTimeout(timer);
  }
}
