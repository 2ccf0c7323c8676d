import { AppError, type ErrorCode } from '@fakos/shared-kit/errors';
import { FAILURES_PATH, type FailurePhase, type RemoteFailure } from '@fakos/shared-kit/remote/failures';
import { hasOverrides } from '../overrides/overrides.ts';
import { isStylePending } from './loading-tags.ts';
import type { Container } from './remote-loader.ts';

/** What went wrong, by its names. `isOwn` is false where a file of the shell failed, which the remote cannot help. */
export interface NamedFailure {
  readonly error: AppError;
  readonly phase: FailurePhase;
  readonly isOwn: boolean;
}

/** What webpack and its style sheets throw for a file that did not arrive. */
interface ChunkError {
  readonly code?: string;
  readonly type?: string;
  readonly request?: string;
}

/** Names whatever a try at a release threw. */
export function nameFailure(thrown: unknown, { remote, base, phase }: Container): NamedFailure {
  if (thrown instanceof AppError) {
    const isLate = thrown.code === 'REMOTE_TIMEOUT' && phase === 'install';
    return { error: thrown, phase: isLate ? pendingKind(base) : phase, isOwn: true };
  }
  const { name, message } = thrown instanceof Error ? thrown : new Error(String(thrown));
  const named = (code: ErrorCode) => new AppError(code, { remote }, { cause: thrown });
  if (name === 'ChunkLoadError') {
    const { code, type, request = '' } = thrown as ChunkError;
    return {
      error: named(chunkCodes[type ?? ''] ?? 'REMOTE_UNREACHABLE'),
      phase: code === 'CSS_CHUNK_LOAD_FAILED' ? 'style' : 'chunk',
      isOwn: request.includes(base),
    };
  }
  const isMismatch = message.includes('does not satisfy the requirement');
  return { error: named(isMismatch ? 'REMOTE_KIT_MISMATCH' : 'REMOTE_INSTALL_FAILED'), phase: 'install', isOwn: true };
}

/** An opened release that gives no answer waits for a file. */
const pendingKind = (base: string): FailurePhase => (isStylePending(base) ? 'style' : 'chunk');

const chunkCodes: Readonly<Record<string, ErrorCode>> = { timeout: 'REMOTE_TIMEOUT', missing: 'REMOTE_MALFORMED' };

const reported = new Set<string>();

// A page that is left lets go of what it still fetches, which no release can help.
let isLeft = false;
window.addEventListener('pagehide', () => {
  isLeft = true;
});
window.addEventListener('pageshow', () => {
  isLeft = false;
});

/** Tells the gateway of a failure: once a view of a page, never in the way of anything. */
export function reportFailure(failure: Omit<RemoteFailure, 'page'>): void {
  if (isLeft) return;
  const page = window.location.pathname;
  const { remote, version, phase, code } = failure;
  const key = [page, remote, version, phase].join(' ');
  if (reported.has(key)) return;
  reported.add(key);
  console.warn(`${code}: ${remote} ${version}, ${phase}`);
  // What a developer tries out on one machine says nothing of what is live.
  if (hasOverrides()) return;
  const body = JSON.stringify({ ...failure, page } satisfies RemoteFailure);
  try {
    const headers = { 'content-type': 'application/json' };
    void fetch(FAILURES_PATH, { method: 'POST', keepalive: true, headers, body }).catch(() => undefined);
  } catch {
    // A page that cannot report goes on all the same.
  }
}
