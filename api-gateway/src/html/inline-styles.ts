import { readFileSync } from 'node:fs';
import path from 'node:path';
import { computeIntegrity } from '../releases/verify-release.ts';

/** A release with style sheets: the shell's build or a remote's release. */
export interface StyledRelease {
  readonly manifest: { readonly integrity: Readonly<Record<string, string>> };
  /** Address of its folder, ending with a slash. */
  readonly base: string;
  /** Its folder on disk; undefined where a development server builds it. */
  readonly folder: string | undefined;
}

/** Cached texts by manifest. A live release always has the same manifest object. */
const textsByManifest = new WeakMap<object, Map<string, string | undefined>>();

/**
 * The text of a style sheet for a `<style>` element, which saves the first view a round trip. Undefined where it cannot be
 * inlined: it is not on this disk, differs from the hash in its manifest, or would end the element.
 */
export function getInlineStyle({ manifest, base, folder }: StyledRelease, file: string): string | undefined {
  if (folder === undefined) return undefined;
  const texts = textsByManifest.get(manifest) ?? new Map<string, string | undefined>();
  textsByManifest.set(manifest, texts);
  if (!texts.has(file)) texts.set(file, readStyle(path.join(folder, file), base, manifest.integrity[file]));
  return texts.get(file);
}

function readStyle(file: string, base: string, integrity: string | undefined): string | undefined {
  try {
    const content = readFileSync(file);
    if (integrity !== computeIntegrity(content)) return undefined;
    const text = content.toString('utf8');
    return text.includes('</') ? undefined : resolveAddresses(text, base);
  } catch {
    // The browser's request for the file fails too, and its loader falls back to the previous release.
    return undefined;
  }
}

/** In a document, relative addresses would be relative to the page. */
function resolveAddresses(text: string, base: string): string {
  return text.replace(
    /url\((["']?)(?![/#]|["']|[a-z]+:)([^)"']+)\1\)/g,
    (_, quote, file) => `url(${quote}${base}${file}${quote})`,
  );
}
