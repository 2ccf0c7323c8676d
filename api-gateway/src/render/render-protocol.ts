import type { Language } from '@fakos/contracts/languages';
import type { FailurePhase } from '@fakos/contracts/remote/failures';
import type { RenderedPage, RenderRequest } from '@fakos/shared-kit/remote/rendering';

/** A server artifact on disk. */
export interface ArtifactFile {
  /** Package that it belongs to, `shell` or a remote's id. */
  readonly name: string;
  readonly version: string;
  readonly file: string;
  /** SHA-384 that its bytes must have, as SRI writes it. */
  readonly integrity: string;
}

/** A remote's server artifact. */
export interface RemoteArtifactFile extends ArtifactFile {
  /** Present if it is built against the shell's previous kit. */
  readonly previousKit?: true;
}

/** The artifacts that render a page; equal keys mean equal artifacts. */
export interface ServerComposition {
  readonly key: string;
  readonly shell: ArtifactFile;
  readonly remotes: readonly RemoteArtifactFile[];
}

/**
 * Failures of a release's server code: its artifact cannot be used (`artifact`), blocks its thread (`stuck`), waits for
 * something that never happens (`hanging`) or ends its thread (`crash`).
 */
export const serverFailureReasons = ['artifact', 'stuck', 'hanging', 'crash'] as const;
/** See {@link serverFailureReasons}. */
export type ServerFailureReason = (typeof serverFailureReasons)[number];

/** Why a page could not be rendered; `name` and `version` where one artifact caused it. */
export interface RenderFailure {
  readonly phase: FailurePhase;
  readonly reason: ServerFailureReason | 'render' | 'timeout' | 'busy';
  readonly message: string;
  readonly name?: string;
  readonly version?: string;
}

/** Messages of the gateway to a render worker. */
export type ToWorker =
  | { type: 'render'; job: number; composition: ServerComposition; request: Omit<RenderRequest, 'sendApiRequest'> }
  | { type: 'response'; id: number; response: { status: number; body: string } | null }
  | { type: 'ping' }
  /** Requests whether a page makes progress within `waitMs`. */
  | { type: 'inspect'; job: number; waitMs: number };

/** Messages of a render worker to the gateway. */
export type FromWorker =
  | { type: 'rendered'; job: number; page: RenderedPage }
  | { type: 'failed'; job: number; failure: RenderFailure }
  | { type: 'request'; id: number; job: number; address: string; language: Language }
  | { type: 'pong' }
  | { type: 'inspected'; job: number; isHanging: boolean };
