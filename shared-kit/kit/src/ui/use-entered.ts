import { useEffect, useState } from 'react';

/** False for the first commit, so that a panel that is loaded already open still plays its opening transition. */
export function useEntered(): boolean {
  const [entered, setEntered] = useState(false);
  useEffect(function enter() {
    setEntered(true);
  }, []);
  return entered;
}
