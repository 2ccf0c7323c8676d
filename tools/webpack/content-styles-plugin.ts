import path from 'node:path';
import type { Compiler, Module } from 'webpack';
import { root } from './workspace.ts';

/** Name of the chunk that contains the content's styles. */
export const CONTENT_STYLES_CHUNK = 'content';

/** Style sheets that the header's first paint needs: tokens, elements, the header and the kit's components in it. */
const headerStyles = [
  /^shared-kit\/kit\/src\/ui\/[^/]+\.css$/,
  /^shared-kit\/kit\/src\/ui\/(?:button|container|icon-button|menu)\//,
  /^shell\/src\/(?:chrome\/header|language)\//,
  /^shell\/src\/chrome\/(?:logo|site-layout)\.module\.css$/,
];

/**
 * Moves the styles of the shell's first load that the header does not need into a chunk of their own, so that they can follow
 * the header of a page that is rendered on the server (docs/decisions/0104).
 */
export class ContentStylesPlugin {
  apply(compiler: Compiler) {
    new compiler.webpack.optimize.SplitChunksPlugin({
      cacheGroups: {
        content: { name: CONTENT_STYLES_CHUNK, chunks: 'initial', enforce: true, test: isContentStyle },
      },
    }).apply(compiler);
    compiler.hooks.compilation.tap('ContentStylesPlugin', (compilation) => {
      // In the entry's chunk group, the entry would contain code that waits for this chunk, which has no script.
      compilation.hooks.afterOptimizeChunks.tap('ContentStylesPlugin', () => {
        const entry = compilation.entrypoints.get('main');
        const content = compilation.namedChunks.get(CONTENT_STYLES_CHUNK);
        if (!entry || !content) return;
        const group = compilation.addChunkInGroup({ name: CONTENT_STYLES_CHUNK });
        for (const module of compilation.chunkGraph.getChunkModulesIterable(content)) {
          const index = entry.getModulePostOrderIndex(module);
          if (index !== undefined) group.setModulePostOrderIndex(module, index);
        }
        entry.removeChunk(content);
        content.removeGroup(entry);
      });
    });
  }
}

function isContentStyle(module: Module): boolean {
  if (module.type !== 'css/mini-extract') return false;
  const file = path.relative(root, module.nameForCondition() ?? '').replaceAll(path.sep, '/');
  return !headerStyles.some((pattern) => pattern.test(file));
}
