import type { Language } from '@fakos/shared-kit/i18n/languages';
import type { FailurePhase } from '@fakos/shared-kit/remote/failures';
import type { RenderedPage, RenderRequest } from '@fakos/shared-kit/remote/rendering';

/** A server artifact on this machine. */
export interface ArtifactFile {
  /** Package that it belongs to, `shell` or a remote's id. */
  readonly name: string;
  readonly version: string;
  readonly file: string;
  /** SHA-384 that its bytes must have, as SRI writes it. */
  readonly integrity: string;
}

/** The artifacts that a page is rendered by; `key` is the same for the same artifacts. */
export interface ServerComposition {
  readonly key: string;
  readonly shell: ArtifactFile;
  readonly remotes: readonly ArtifactFile[];
}

/** Why a page could not be rendered; `name` and `version` where one artifact is at fault. */
export interface RenderFailure {
  readonly phase: FailurePhase;
  readonly reason: 'artifact' | 'render' | 'late' | 'stuck' | 'crash' | 'busy';
  readonly message: string;
  readonly name?: string;
  readonly version?: string;
}

/** What the gateway says to a render worker. */
export type ToWorker =
  | { type: 'render'; job: number; composition: ServerComposition; request: Omit<RenderRequest, 'call'> }
  | { type: 'answered'; call: number; answer: { status: number; body: string } | null }
  | { type: 'ping' };

/** What a render worker says to the gateway. */
export type FromWorker =
  | { type: 'rendered'; job: number; page: RenderedPage }
  | { type: 'failed'; job: number; failure: RenderFailure }
  | { type: 'call'; call: number; address: string; language: Language }
  | { type: 'pong' };
