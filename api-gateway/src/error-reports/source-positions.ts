import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { SOURCE_MAPS_FOLDER } from '@fakos/contracts/remote/private-files';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { isInside, isVersion } from '../releases/verify-release.ts';
import type { CountedError } from './error-store.ts';
import { formatFrame, parseFrame, type StackFrame } from './parse-stack.ts';

/** Maximum number of cached positions. */
const MAX_KNOWN_POSITIONS = 5_000;

/** Replaces positions in the files of releases by those in the sources, with the source maps of the releases. */
export class SourcePositions {
  private readonly releases: string;
  private readonly known = new Map<string, string>();

  /** @param releases folder with `NAME/VERSION/` for each release */
  constructor(releases: string) {
    this.releases = releases;
  }

  /** Errors with the positions of their stacks in the sources. A position without a source map stays as it is. */
  async resolve(errors: readonly CountedError[]): Promise<CountedError[]> {
    // Maps are large, so they are cached for one list only.
    const maps = new Map<string, Promise<TraceMap | undefined>>();
    const resolved: CountedError[] = [];
    for (const error of errors) {
      const stack = await Promise.all(error.stack.map((frame) => this.resolveFrame(frame, maps)));
      resolved.push({ ...error, stack });
    }
    return resolved;
  }

  private async resolveFrame(text: string, maps: Map<string, Promise<TraceMap | undefined>>): Promise<string> {
    const known = this.known.get(text);
    if (known) return known;
    const frame = parseFrame(text);
    if (!frame || !isVersion(frame.version) || !isInside(frame.file)) return text;
    const file = path.join(this.releases, frame.part, frame.version, SOURCE_MAPS_FOLDER, `${frame.file}.map`);
    const map = maps.get(file) ?? readMap(file);
    maps.set(file, map);
    const found = toSource(frame, await map);
    if (!found) return text;
    const resolved = formatFrame(found);
    if (this.known.size >= MAX_KNOWN_POSITIONS) this.known.clear();
    this.known.set(text, resolved);
    return resolved;
  }
}

/** A source map; undefined where the release has none, which builds may leave out, or where it cannot be read. */
async function readMap(file: string): Promise<TraceMap | undefined> {
  try {
    return new TraceMap(await readFile(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** The frame in the sources, without the name of the function, which minifying has changed. */
function toSource(frame: StackFrame, map: TraceMap | undefined): StackFrame | undefined {
  // Stacks count columns from 1, source maps from 0.
  const found = map && originalPositionFor(map, { line: frame.line, column: Math.max(0, frame.column - 1) });
  if (!found?.source) return undefined;
  // Builds by other configurations may have the prefix that webpack adds by default.
  const file = path.posix.normalize(found.source.replace(/^webpack:\/\/[^/]*\//, ''));
  return { ...frame, name: '', file, line: found.line, column: found.column + 1 };
}
