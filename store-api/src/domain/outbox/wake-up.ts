type Listener = () => void;

const listeners = new Set<Listener>();

/** Calls `listener` whenever this process queues an e-mail, possibly before the commit. Returns a function that stops it. */
export function onEmailQueued(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Notifies the workers of this process that an e-mail was queued. */
export function announceEmail(): void {
  for (const listener of listeners) listener();
}
