type Listener = () => void;

const listeners = new Set<Listener>();

/** Has `listener` called whenever this process queues an e-mail, maybe before that is committed; gives back how to stop. */
export function onEmailQueued(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Notifies the workers of this process that an e-mail was queued. */
export function announceEmail(): void {
  for (const listener of listeners) listener();
}
