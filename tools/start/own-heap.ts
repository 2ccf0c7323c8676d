import { setFlagsFromString } from 'node:v8';

/**
 * Makes Node's options about the heap apply to this thread only. V8 would prefer them to the limits with which the other
 * threads are started.
 */
export function limitOwnHeapOnly(): void {
  setFlagsFromString('--max-old-space-size=0');
  setFlagsFromString('--max-semi-space-size=0');
}
