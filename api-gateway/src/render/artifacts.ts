import { createHash, timingSafeEqual } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Script } from 'node:vm';
import type { RemoteModule } from '@fakos/shared-kit/remote';
import type { ShellArtifact } from '@fakos/shared-kit/remote/rendering';
import type { ArtifactFile, ServerComposition } from './render-protocol.ts';

/** A composition whose code is loaded and ready to render. */
export interface LoadedComposition {
  readonly shell: ShellArtifact;
  readonly remotes: readonly RemoteModule[];
}

/** An artifact that cannot be used. */
export class ArtifactError extends Error {
  readonly artifact: ArtifactFile;

  constructor(artifact: ArtifactFile, cause: unknown) {
    super(`${artifact.name} ${artifact.version}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    this.artifact = artifact;
  }
}

type Require = (name: string) => unknown;
type Evaluate = (exports: object, require: Require, module: { exports: object }) => void;

const nodeRequire = createRequire(import.meta.url);

/**
 * Compositions with a module registry each, so that several versions can be loaded at the same time. A file is compiled once, and
 * run once for each composition that contains it.
 */
export class Artifacts {
  private readonly compiled = new Map<string, Promise<Evaluate>>();
  private readonly loaded = new Map<string, Promise<LoadedComposition>>();
  private readonly limit: number;

  /** @param limit how many compositions stay loaded; the least recently used goes first */
  constructor(limit: number) {
    this.limit = limit;
  }

  /** @throws {ArtifactError} when a file is missing, has another hash than its manifest says, or throws */
  load(composition: ServerComposition): Promise<LoadedComposition> {
    const { key } = composition;
    const loaded = this.loaded.get(key) ?? this.evaluate(composition);
    this.loaded.delete(key);
    this.loaded.set(key, loaded);
    loaded.catch(() => this.loaded.delete(key));
    for (const oldest of this.loaded.keys()) {
      if (this.loaded.size <= this.limit) break;
      this.loaded.delete(oldest);
    }
    return loaded;
  }

  private async evaluate({ shell, remotes }: ServerComposition): Promise<LoadedComposition> {
    const shellArtifact = (await this.run(shell, nodeRequire)) as ShellArtifact;
    const shared = await shellArtifact.prepare();
    const sharedWithPreviousKit = { ...shared, ...shellArtifact.previousKit };
    const modules = remotes.map(async (remote) => {
      const require = createRequireShared(remote.previousKit ? sharedWithPreviousKit : shared);
      const module = (await this.run(remote, require)) as { default: RemoteModule };
      return module.default;
    });
    return { shell: shellArtifact, remotes: await Promise.all(modules) };
  }

  private async run(artifact: ArtifactFile, require: Require): Promise<object> {
    try {
      const evaluate = await this.compile(artifact);
      const module = { exports: {} };
      evaluate(module.exports, require, module);
      return module.exports;
    } catch (cause) {
      throw new ArtifactError(artifact, cause);
    }
  }

  private compile(artifact: ArtifactFile): Promise<Evaluate> {
    const existing = this.compiled.get(artifact.file);
    if (existing) return existing;
    const compiled = compileFile(artifact);
    this.compiled.set(artifact.file, compiled);
    compiled.catch(() => this.compiled.delete(artifact.file));
    return compiled;
  }
}

/** @param shared the modules that a remote may require, by request */
function createRequireShared(shared: Readonly<Record<string, unknown>>): Require {
  return (name) => {
    if (!(name in shared)) throw new Error(`it requires ${name}, which the live shell does not provide`);
    return shared[name];
  };
}

async function compileFile({ name, version, file, integrity }: ArtifactFile): Promise<Evaluate> {
  const code = await readFile(file);
  const found = Buffer.from(`sha384-${createHash('sha384').update(code).digest('base64')}`);
  const promised = Buffer.from(integrity);
  if (found.length !== promised.length || !timingSafeEqual(found, promised)) {
    throw new Error('its server artifact does not have the hash of its manifest');
  }
  const wrapped = `(function (exports, require, module) {${code.toString('utf8')}\n})`;
  // Stack traces then name the release, which attributes failures.
  return new Script(wrapped, { filename: artifactName(name, version) }).runInThisContext() as Evaluate;
}

/** An artifact's file name in stack traces. */
function artifactName(name: string, version: string): string {
  return `fakos:${name}@${version}`;
}

/** The release that a stack trace names: the innermost remote, or the shell where no remote is on the stack. */
export function findInStack(stack: string): { name: string; version: string } | undefined {
  const found = [...stack.matchAll(/\bfakos:([a-z-]+)@([\w.+-]+)/g)].map(([, name = '', version = '']) => ({
    name,
    version,
  }));
  return found.find(({ name }) => name !== 'shell') ?? found[0];
}

/** The artifact of a file name in a stack trace, as {@link artifactName} made it. */
export function readArtifactName(address: string): { name: string; version: string } | undefined {
  const [, name, version] = /^fakos:([^@]+)@(.+)$/.exec(address) ?? [];
  return name && version ? { name, version } : undefined;
}
