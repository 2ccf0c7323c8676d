import { AppError } from '@fakos/shared-kit/errors';

/** How long one try at a remote's entry may take, in milliseconds. */
export const ENTRY_TIMEOUT_MS = 5_000;

/**
 * Runs a script from an address with its SRI hash.
 *
 * @throws {AppError} REMOTE_UNREACHABLE when it does not arrive or its hash differs, REMOTE_TIMEOUT when it hangs. The
 * element is taken away again, so that another try is a new one.
 */
export function loadScript(src: string, integrity: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = (code: 'REMOTE_UNREACHABLE' | 'REMOTE_TIMEOUT') => {
      clearTimeout(timer);
      script.remove();
      reject(new AppError(code, { src }));
    };
    const timer = setTimeout(() => fail('REMOTE_TIMEOUT'), ENTRY_TIMEOUT_MS);
    script.src = src;
    script.crossOrigin = 'anonymous';
    if (integrity) script.integrity = integrity;
    script.onerror = () => fail('REMOTE_UNREACHABLE');
    script.onload = () => {
      clearTimeout(timer);
      resolve();
    };
    document.head.append(script);
  });
}
