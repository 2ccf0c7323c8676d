import { AppError, type ErrorCode } from '@fakos/contracts/errors';
import { FAILURES_PATH, type FailurePhase, type RemoteFailure } from '@fakos/contracts/remote/failures';
import { hasOverrides } from './overrides/overrides.ts';
import { isStylePending } from './pending-files.ts';
import type { Container } from './remote-loader.ts';

/** A classified failure. `isOwn` is false for a failed file of the shell, which is not the remote's failure. */
export interface ClassifiedFailure {
  readonly error: AppError;
  readonly phase: FailurePhase;
  readonly isOwn: boolean;
}

/** Error thrown by webpack for a chunk or style sheet that did not load. */
interface ChunkError {
  readonly code?: string;
  readonly type?: string;
  readonly request?: string;
}

/** Classifies an error thrown while a release was loading. */
export function classifyFailure(thrown: unknown, { remote, base, phase }: Container): ClassifiedFailure {
  if (thrown instanceof AppError) {
    const isPending = thrown.code === 'REMOTE_TIMEOUT' && phase === 'install';
    return { error: thrown, phase: isPending ? getPendingPhase(base) : phase, isOwn: true };
  }
  const { name, message } = thrown instanceof Error ? thrown : new Error(String(thrown));
  const createError = (code: ErrorCode) => new AppError(code, { remote }, { cause: thrown });
  if (name === 'ChunkLoadError') {
    const { code, type, request = '' } = thrown as ChunkError;
    return {
      error: createError(CHUNK_ERROR_CODES[type ?? ''] ?? 'REMOTE_UNREACHABLE'),
      phase: code === 'CSS_CHUNK_LOAD_FAILED' ? 'style' : 'chunk',
      isOwn: request.includes(base),
    };
  }
  const isMismatch = message.includes('does not satisfy the requirement');
  return {
    error: createError(isMismatch ? 'REMOTE_KIT_MISMATCH' : 'REMOTE_INSTALL_FAILED'),
    phase: 'install',
    isOwn: true,
  };
}

/** A release that times out after its entry has run is waiting for one of its files. */
const getPendingPhase = (base: string): FailurePhase => (isStylePending(base) ? 'style' : 'chunk');

const CHUNK_ERROR_CODES: Readonly<Record<string, ErrorCode>> = {
  timeout: 'REMOTE_TIMEOUT',
  missing: 'REMOTE_MALFORMED',
};

const reportedKeys = new Set<string>();

// Unloading a page aborts its requests, which is no failure of a release.
let isUnloading = false;
window.addEventListener('pagehide', () => {
  isUnloading = true;
});
window.addEventListener('pageshow', () => {
  isUnloading = false;
});

/** Reports a failure to the gateway, once per page view. */
export function reportFailure(failure: Omit<RemoteFailure, 'page'>): void {
  if (isUnloading) return;
  const page = window.location.pathname;
  const { remote, version, phase, code } = failure;
  const key = [page, remote, version, phase].join(' ');
  if (reportedKeys.has(key)) return;
  reportedKeys.add(key);
  console.warn(`${code}: ${remote} ${version}, ${phase}`);
  // Failures of a developer's override say nothing about the live releases.
  if (hasOverrides()) return;
  const body = JSON.stringify({ ...failure, page } satisfies RemoteFailure);
  try {
    const headers = { 'content-type': 'application/json' };
    void fetch(FAILURES_PATH, { method: 'POST', keepalive: true, headers, body }).catch(() => undefined);
  } catch {
    // A failed report is ignored.
  }
}
