import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type AtRule, CssSyntaxError, type Node, parse, type Root, type Rule } from 'postcss';
import { ReleaseRefused } from '../release-errors.ts';

/** Layers of the shell and the kit, in which a selector of a remote competes with theirs. */
const SITE_LAYERS = ['reset', 'tokens', 'base', 'kit', 'features'];

/** A selector that applies to elements of other packages, and its style sheet. */
export interface GlobalSelector {
  readonly file: string;
  readonly selector: string;
}

/**
 * The global selectors of a release's style sheets: those without a class of its CSS Modules, outside a layer of its own. Such
 * classes begin with the remote's name without `mfe-`.
 *
 * @param folder of the release
 * @param files names of its files
 */
export async function findGlobalSelectors(
  folder: string,
  id: string,
  files: readonly string[],
): Promise<GlobalSelector[]> {
  const found: GlobalSelector[] = [];
  for (const file of files.filter((name) => name.endsWith('.css'))) {
    const text = await readFile(path.join(folder, file), 'utf8');
    found.push(...listGlobalSelectors(id, readSheet(file, text)).map((selector) => ({ file, selector })));
  }
  return found;
}

function readSheet(file: string, text: string): Root {
  try {
    return parse(text);
  } catch (error) {
    if (error instanceof CssSyntaxError) throw new ReleaseRefused([`${file}: line ${error.line}: ${error.reason}`]);
    throw error;
  }
}

/** The global selectors of a style sheet; see {@link findGlobalSelectors}. */
export function listGlobalSelectors(id: string, sheet: Root): string[] {
  const ownClass = `.${id.replace('mfe-', '')}-`;
  const selectors: string[] = [];
  sheet.walkRules((rule) => {
    if (isNested(rule) || isInOwnLayer(rule)) return;
    selectors.push(...rule.selectors.filter((selector) => !withoutNegations(selector).includes(ownClass)));
  });
  return [...new Set(selectors)];
}

/** A negated class does not limit a selector to elements of the remote. */
const withoutNegations = (selector: string) => selector.replace(/:not\([^()]*(?:\([^()]*\)[^()]*)*\)/g, '');

/** Rules within rules and steps of keyframes. */
function isNested(rule: Rule): boolean {
  return listParents(rule).some((node) => node.type === 'rule' || (isAtRule(node) && node.name.endsWith('keyframes')));
}

/** Layers that only the remote has are those of its libraries. */
function isInOwnLayer(rule: Rule): boolean {
  return listParents(rule).some((node) => {
    if (!isAtRule(node) || node.name !== 'layer') return false;
    const [outermost = ''] = node.params.split('.');
    return outermost !== '' && !SITE_LAYERS.includes(outermost);
  });
}

function listParents({ parent }: Node): Node[] {
  return parent ? [parent, ...listParents(parent)] : [];
}

const isAtRule = (node: Node): node is AtRule => node.type === 'atrule';
