import { useState } from 'react';

/**
 * The value of a control that changes the list's address, and a function for a new choice. The control shows the choice
 * immediately. The address changes when the list has rendered again, and React would show the previous value until then.
 */
export function useChosen<Value>(value: Value): [Value, (chosen: Value) => void] {
  const [{ previous, chosen }, setChoice] = useState({ previous: value, chosen: value });
  if (previous !== value) setChoice({ previous: value, chosen: value });
  return [previous === value ? chosen : value, (next) => setChoice({ previous: value, chosen: next })];
}
