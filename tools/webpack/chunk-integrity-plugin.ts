import { createHash } from 'node:crypto';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Chunk, type Compilation, type Compiler } from 'webpack';
import { computeIntegrity } from './manifest-files.ts';

const { RuntimeGlobals, RuntimeModule, sources } = webpack;
const NAME = 'ChunkIntegrityPlugin';

/** Hashes of lazy scripts and styles by the chunk that they belong to. */
interface HashTable {
  readonly js: Readonly<Record<string, string>>;
  readonly css: Readonly<Record<string, string>>;
}

/** Function of webpack's runtime that returns the hash of a chunk's file. */
const GET_HASH = `${RuntimeGlobals.require}.sri`;
/** Characters of the name and the hash of the table in the runtime. */
const LOCATION_LENGTH = '(["integrity..json","sha384-"])'.length + 8 + 64;
/** As long as what replaces it, so that source maps stay right. */
const PLACEHOLDER_TEXT = 'chunk-integrity'.padEnd(LOCATION_LENGTH - '""'.length, '-');
/** Replaced by the hashes when every file has its final bytes; minifying may change the quotes. */
const PLACEHOLDER = new RegExp(`(["'\`])${PLACEHOLDER_TEXT}\\1`);

/**
 * Loads lazy scripts and styles with SRI hashes. The hashes are in a JSON file, which webpack's runtime fetches when a page
 * first needs a chunk whose hash is not in the document's head. The runtime contains the hash of that JSON file; the hash of
 * the runtime's own file is in the manifest and on its script element.
 */
export class ChunkIntegrityPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.runtimeRequirementInTree.for(RuntimeGlobals.ensureChunkHandlers).tap(NAME, (chunk) => {
        compilation.addRuntimeModule(chunk, new HashRuntimeModule());
      });
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        NAME,
        (source) => `${source}\n${createIntegrityCode('script', 'js', 'url')}`,
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        NAME,
        (source) => `${source}\n${createIntegrityCode('linkTag', 'css', 'fullhref')}`,
      );
      // File names are final at this stage. Their hashes ignore the table but cover the names of all files in it.
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => writeHashes(compilation));
    });
  }
}

class HashRuntimeModule extends RuntimeModule {
  constructor() {
    super('chunk integrity', RuntimeModule.STAGE_ATTACH);
  }

  override generate() {
    const { ensureChunk, getChunkScriptFilename, publicPath } = RuntimeGlobals;
    return `
const [sriFile, sriHash] = "${PLACEHOLDER_TEXT}";
let sri, sriFetch;
const sriInHead = (url) => [...document.querySelectorAll("link[integrity]")].find(({ href }) => href === url)?.integrity;
const fetchSri = () => sriFetch ??= fetch(${publicPath} + sriFile, { integrity: sriHash })
  .then((response) => response.json())
  .then((table) => { sri = table; }, (cause) => {
    sriFetch = undefined;
    const request = ${publicPath} + sriFile;
    const type = cause?.name === "SyntaxError" ? "missing" : "error";
    throw Object.assign(new Error("Loading " + request + " failed.", { cause }), { name: "ChunkLoadError", type, request });
  });
${GET_HASH} = (kind, id, url) => sri ? sri[kind][id] : sriInHead(url);
const ensureUnchecked = ${ensureChunk};
${ensureChunk} = (id) => sri || sriInHead(${publicPath} + ${getChunkScriptFilename}(id))
  ? ensureUnchecked(id)
  : fetchSri().then(() => ensureUnchecked(id));`;
  }
}

function createIntegrityCode(element: string, kind: keyof HashTable, url: string): string {
  return `const sriOfTag = ${GET_HASH}("${kind}", chunkId, ${url});
if (sriOfTag) {
  ${element}.crossOrigin = "anonymous";
  ${element}.integrity = sriOfTag;
}`;
}

function writeHashes(compilation: Compilation): void {
  const hashes = computeIntegrity(compilation.assets);
  for (const chunk of compilation.chunks) {
    if (!chunk.hasRuntime()) continue;
    const table = { js: listHashes('.js', chunk, hashes), css: listHashes('.css', chunk, hashes) };
    for (const file of chunk.files) {
      const text = String(compilation.assets[file]?.source());
      if (!PLACEHOLDER.test(text)) continue;
      const location = JSON.stringify(emitTable(compilation, table));
      const source = new sources.RawSource(text.replace(PLACEHOLDER, () => `(${location})`));
      // An existing file is written again, because its name does not depend on all of its bytes.
      compilation.updateAsset(file, source, (info) => ({ ...info, immutable: false }));
    }
  }
}

/** Emits a table as a file and returns its name and hash. */
function emitTable(compilation: Compilation, table: HashTable): readonly [string, string] {
  const text = JSON.stringify(table);
  const file = `integrity.${createHash('sha256').update(text).digest('hex').slice(0, 8)}.json`;
  const source = new sources.RawSource(text);
  compilation.emitAsset(file, source);
  return [file, computeIntegrity({ [file]: source })[file] ?? ''];
}

function listHashes(kind: string, runtime: Chunk, hashes: Readonly<Record<string, string>>): Record<string, string> {
  const found = [...runtime.getAllAsyncChunks()].flatMap(({ id, files }) =>
    [...files].filter((file) => file.endsWith(kind)).map((file) => [String(id), hashes[file] ?? ''] as const),
  );
  return Object.fromEntries(found.sort(([a], [b]) => (a < b ? -1 : 1)));
}
