import { AppError } from '@fakos/contracts/errors';

/**
 * Loads and runs a script with an SRI hash.
 *
 * @throws {AppError} REMOTE_UNREACHABLE when it fails to load or its hash differs; the element is removed
 */
export function loadScript(src: string, integrity: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = src;
    script.crossOrigin = 'anonymous';
    if (integrity) script.integrity = integrity;
    script.onerror = () => {
      script.remove();
      reject(new AppError('REMOTE_UNREACHABLE', { src }));
    };
    script.onload = () => resolve();
    document.head.append(script);
  });
}
