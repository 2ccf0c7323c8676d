import { runAfterFrame } from '@fakos/shared-kit/ui/after-frame';
import { useState } from 'react';

/**
 * The value of a control that changes the list's address, and a function for a new choice. The control shows the choice
 * immediately. The address changes when the list has rendered again, and React would show the previous value until then.
 *
 * @param onChoose changes the address; called after the frame that shows the choice (decision 101)
 */
export function useChosen<Value>(value: Value, onChoose: (chosen: Value) => void): [Value, (chosen: Value) => void] {
  const [{ previous, chosen }, setChoice] = useState({ previous: value, chosen: value });
  if (previous !== value) setChoice({ previous: value, chosen: value });
  const choose = (next: Value) => {
    setChoice({ previous: value, chosen: next });
    runAfterFrame(() => onChoose(next));
  };
  return [previous === value ? chosen : value, choose];
}
