import { useCallback } from 'react';
import { useText } from '../../../text.ts';

/** Returns a phrase for who did something: "by the customer", "by maria@example.gr". */
export function useActorName(): (actor: string) => string {
  const text = useText();
  return useCallback(
    (actor) => {
      const name = actor === 'customer' || actor === 'system' ? text(`orders.actor.${actor}`) : actor;
      return text('orders.historyActor', { actor: name });
    },
    [text],
  );
}
