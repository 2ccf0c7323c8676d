import { isAdminPath, type Language, localisePath } from '@fakos/contracts/languages';
import { BOOT_ELEMENT_ID, FIRST_VIEW_ATTRIBUTE, HEADER_END_ID } from '@fakos/contracts/remote/element-ids';
import type { BootData } from '@fakos/contracts/remote/manifest';
import type { PageMeta } from '@fakos/contracts/remote/page-meta';
import { isOpenDuringConstruction } from '@fakos/contracts/settings/flags';
import type { RenderedPage } from '@fakos/shared-kit/remote/rendering';
import { MANIFEST_PATH } from '../app-manifest/manifest.ts';
import type { LiveComposition } from '../releases/composition/live-composition.ts';
import { isPrivatePage } from '../releases/composition/site-routes.ts';
import { createBootData } from './boot-data.ts';
import { earlyInput } from './early-input.ts';
import { escapeHtml, inlineJson } from './escape.ts';
import { createHeadMeta } from './head-meta.ts';
import { getInlineStyle, type StyledRelease } from './inline-styles.ts';
import { listOfflineFiles, OFFLINE_PATH, type OfflineFile } from './offline-files.ts';
import { registerProperties } from './register-properties.ts';
import { readSiteSettings } from './site-settings.ts';
import { beginFirstPage, createStartOnIntent, type DelayedFiles, type HashedFile } from './start-on-intent.ts';
import { joinFiles, listViewFiles } from './view-files.ts';
import { requestWholeLayout } from './whole-layout.ts';
import { createNoScriptNotice } from './without-scripts.ts';

/** Parts of a page. `path` is without language and without leading slash. */
export interface PageParts {
  readonly composition: LiveComposition;
  readonly language: Language;
  readonly path: string;
  /** The page as the server rendered it; undefined where the browser renders it, starting from `data`. */
  readonly rendered: RenderedPage | undefined;
  readonly meta: PageMeta;
  /** Responses to inline, by the name of the kit's endpoint. */
  readonly data: Readonly<Record<string, unknown>>;
  readonly nonce: string;
  readonly origin: string;
  /** The origin under which the visitor's browser loads the page's files. */
  readonly fileOrigin: string;
  /** In development: a script that runs before all others. */
  readonly firstScript: string | undefined;
  /** Lets the browser load remotes from a developer's machine. */
  readonly overrides: boolean;
  /** Whether browsers install the service worker. */
  readonly worker: boolean;
}

/** The HTML of a page in two parts. Browsers can paint the header of a rendered page when they have the first one. */
export interface ComposedPage {
  readonly first: string;
  readonly rest: string;
}

/**
 * The HTML of a page. It names every file that the first view needs; its data is inlined. Where the scripts wait for the visitor,
 * the inlined styles of the content and the inline scripts follow the header, so that fewer bytes precede the first paint.
 */
export function composePage(parts: PageParts): ComposedPage {
  const { composition, language, path, rendered, meta, data, nonce, origin, firstScript, overrides, worker } = parts;
  const site = readSiteSettings(rendered ? getSettingsData(rendered) : data);
  const isClosed = site.isUnderConstruction && !isOpenDuringConstruction(path);
  const boot: BootData = {
    ...createBootData(composition, language, path, rendered?.slots),
    nonce,
    rendered: rendered !== undefined,
    cache: rendered?.cache ?? null,
    answers: data,
    ...(overrides ? { overrides } : {}),
    ...(worker ? { worker } : {}),
  };
  const head = createHeadMeta({ meta, site, path, language, isPrivate: isPrivatePage(composition, path), origin });
  const files = listFiles(parts, isClosed);
  const [header, content] = splitAfterHeader(rendered?.html ?? '');
  const early = rendered ? [createScript(`${requestWholeLayout}${earlyInput}`, nonce)] : [];
  const afterFirstPaint = [...early, ...files.next];
  const isDelayed = startsOnIntent(parts);
  const isSplit = content !== '' && isDelayed;
  const first = `<!doctype html>
<html lang="${language}"${createStyleAttribute(site.brandProperties)}${rendered ? ` ${FIRST_VIEW_ATTRIBUTE}` : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${[
  ...head.tags,
  ...(rendered ? [paintAfterHeader] : []),
  createScript(isDelayed ? `${registerProperties}${beginFirstPage}` : registerProperties, nonce),
  `<link rel="icon" href="${escapeHtml(site.favicon)}">`,
  ...(isAdminPath(`/${path}`) ? [] : [`<link rel="manifest" href="${localisePath(MANIFEST_PATH, language)}">`]),
  ...(firstScript ? [createScript(firstScript, nonce)] : []),
  ...files.first,
  ...(isSplit ? [] : afterFirstPaint),
].join('\n')}
</head>
<body>
${createNoScriptNotice(language, rendered !== undefined, nonce)}
<div id="page">${header}`;
  const rest = `${isSplit ? [...afterFirstPaint, createScript(moveToHead, nonce)].join('') : ''}${content}</div>
${head.data.join('\n')}
<script type="application/json" id="${BOOT_ELEMENT_ID}">${inlineJson(boot)}</script>
</body>
</html>
`;
  return { first, rest };
}

const HEADER_END = `<div id="${HEADER_END_ID}" hidden=""></div>`;

/** The rendered page up to the end of its header, and its content; empty where it has no header. */
function splitAfterHeader(html: string): readonly [string, string] {
  const start = html.indexOf(HEADER_END);
  if (start < 0) return [html, ''];
  const end = start + HEADER_END.length;
  return [html.slice(0, end), html.slice(end)];
}

/**
 * Inline script that moves the elements between the header and itself into the head, where React does not find them when it
 * hydrates the page. The content is not parsed yet.
 */
const moveToHead = `for (let element = document.getElementById('${HEADER_END_ID}').nextSibling; element; ) {
  const { nextSibling } = element;
  document.head.append(element);
  element = element === document.currentScript ? null : nextSibling;
}`.replace(/\n\s*/g, ' ');

function createScript(text: string, nonce: string): string {
  return `<script nonce="${nonce}">${text}</script>`;
}

/** A browser that paints while it parses would show the header without its last items, which then move the others. */
const paintAfterHeader = `<link rel="expect" href="#${HEADER_END_ID}" blocking="render">`;

function createStyleAttribute(properties: Readonly<Record<string, string>>): string {
  const declarations = Object.entries(properties).map(([property, value]) => `${property}:${value}`);
  return declarations.length > 0 ? ` style="${escapeHtml(declarations.join(';'))}"` : '';
}

/** The settings, which every rendered page has requested. */
function getSettingsData({ cache }: RenderedPage): Record<string, unknown> {
  const entry = Object.values(cache.queries).find(
    (query) => (query as { endpointName?: string }).endpointName === 'getSettings',
  );
  return { getSettings: (entry as { data?: unknown } | undefined)?.data };
}

/** Whether the page stays as the server rendered it until the visitor touches it. With status 503 it waits for data or changes. */
function startsOnIntent({ composition, path, rendered, meta, firstScript }: PageParts): boolean {
  const isComplete = rendered !== undefined && meta.status !== 503 && !isPrivatePage(composition, path);
  return isComplete && path !== OFFLINE_PATH && firstScript === undefined;
}

/**
 * The elements with a page's files: those that its first paint needs, and those that may follow it.
 *
 * @param isClosed whether visitors see the under-construction page in place of the page
 */
function listFiles(parts: PageParts, isClosed: boolean): { first: readonly string[]; next: readonly string[] } {
  const { composition, language, path, rendered, fileOrigin: origin, nonce } = parts;
  const { shell, shellBase, shellFolder } = composition;
  const { first, next, kit, remotes } = listViewFiles(composition, path, language, rendered);
  // A page that the browser renders waits for its scripts anyway.
  const canInline = rendered !== undefined;
  const ownRelease = { manifest: shell, base: shellBase, folder: shellFolder };
  const own = (file: string) => describeFile(ownRelease, file, { origin, nonce, canInline });
  const theirs = remotes.map(({ release, files }) => {
    const describe = (file: string) => describeFile(release, file, { origin, nonce, canInline });
    return {
      styles: files.styles.map(describe),
      scripts: [release.manifest.entry, ...files.scripts].map(describe),
    };
  });
  const nextFiles = joinFiles([next, ...(isClosed && shell.underConstruction ? [shell.underConstruction] : [])]);
  const firstScripts = first.scripts.map(own);
  const nextScripts = nextFiles.scripts.map(own);
  const remoteScripts = [...kit.scripts.map(own), ...theirs.flatMap(({ scripts }) => scripts)];
  const fonts = shell.fonts.map((file) => `${shellBase}${file}`);
  const [headerStyle, ...contentStyles] = first.styles.map(own);
  const firstStyles = headerStyle ? [styleTag(headerStyle)] : [];
  const otherStyles = [
    ...contentStyles,
    ...[...kit.styles, ...nextFiles.styles].map(own),
    ...theirs.flatMap(({ styles }) => styles),
  ];
  if (!startsOnIntent(parts)) {
    const scripts = [...firstScripts.map(scriptTag), ...[...nextScripts, ...remoteScripts].map(scriptPreload)];
    const offline = path === OFFLINE_PATH ? listOfflineFiles(composition, language).map(prefetchTag) : [];
    const styles = [...firstStyles, ...otherStyles.map(chunkStyleTag)];
    return { first: [...fonts.map(fontPreload), ...styles, ...scripts, ...offline], next: [] };
  }
  const { scripts, styles } = shell.panels ?? { scripts: [], styles: [] };
  const panels = { scripts: scripts.map(own), styles: styles.map(own) };
  const delayed = { first: firstScripts, next: nextScripts, remotes: remoteScripts, panels, fonts };
  const isInlined = ({ text }: HeadFile) => text !== undefined;
  return {
    first: [...firstStyles, ...otherStyles.filter((file) => !isInlined(file)).map(chunkStyleTag)],
    next: [...otherStyles.filter(isInlined).map(chunkStyleTag), startTag(delayed, nonce)],
  };
}

interface HeadFile {
  readonly href: string;
  readonly integrity: string | undefined;
  readonly origin: string;
  readonly nonce: string;
  /** The text of a style sheet that is inlined. */
  readonly text?: string | undefined;
}

function describeFile(
  release: StyledRelease,
  file: string,
  { origin, nonce, canInline }: Pick<HeadFile, 'origin' | 'nonce'> & { canInline: boolean },
): HeadFile {
  const text = canInline && file.endsWith('.css') ? getInlineStyle(release, file) : undefined;
  return { href: `${release.base}${file}`, integrity: release.manifest.integrity[file], origin, nonce, text };
}

function styleTag(file: HeadFile): string {
  const { href, integrity, text } = file;
  if (text !== undefined) return inlineStyle(file);
  return `<link rel="stylesheet" href="${href}"${integrityAttribute(integrity)}>`;
}

/** webpack finds a style sheet that is already loaded by its absolute address. */
function chunkStyleTag(file: HeadFile): string {
  const { href, integrity, origin, text } = file;
  if (text !== undefined) return inlineStyle(file);
  return `<link rel="stylesheet" href="${href}" data-href="${escapeHtml(origin)}${href}"${integrityAttribute(integrity)}>`;
}

function inlineStyle({ href, origin, nonce, text }: HeadFile): string {
  return `<style data-href="${escapeHtml(origin)}${href}" nonce="${nonce}">${text}</style>`;
}

/** `async`, so that a slow style sheet does not block the script, which itself waits for the end of the document. */
function scriptTag({ href, integrity, nonce }: HeadFile): string {
  return `<script async src="${href}" nonce="${nonce}"${integrityAttribute(integrity)}></script>`;
}

function startTag({ first, next, remotes, panels, fonts }: DelayedFiles, nonce: string): string {
  const toHashed = (files: readonly HashedFile[]) => files.map(({ href, integrity }) => ({ href, integrity }));
  const script = createStartOnIntent(
    {
      first: toHashed(first),
      next: toHashed(next),
      remotes: toHashed(remotes),
      panels: { scripts: toHashed(panels.scripts), styles: toHashed(panels.styles) },
      fonts,
    },
    nonce,
  );
  return createScript(script, nonce);
}

/**
 * The loader requests scripts with their hash, and a preload is only used if it does the same. The priority is low because
 * styles, fonts and the first image matter more until the page is visible.
 */
function scriptPreload({ href, integrity, nonce }: HeadFile): string {
  return `<link rel="preload" href="${href}" as="script" fetchpriority="low" nonce="${nonce}"${integrityAttribute(integrity)}>`;
}

function fontPreload(href: string): string {
  return `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`;
}

/** For the service worker, which stores the files that the offline page names. */
function prefetchTag({ href, integrity }: OfflineFile): string {
  return `<link rel="prefetch" href="${href}"${integrityAttribute(integrity)}>`;
}

function integrityAttribute(integrity: string | undefined): string {
  return integrity ? ` integrity="${integrity}" crossorigin="anonymous"` : ' crossorigin="anonymous"';
}
