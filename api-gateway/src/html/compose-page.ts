import { isAdminPath, type Language, localisePath } from '@fakos/shared-kit/i18n/languages';
import { BOOT_ELEMENT_ID, type BootData } from '@fakos/shared-kit/remote/manifest';
import type { PageMeta, RenderedPage } from '@fakos/shared-kit/remote/rendering';
import { MANIFEST_PATH } from '../app-manifest/manifest.ts';
import type { LiveComposition } from '../releases/live-composition.ts';
import { bootData } from './boot-data.ts';
import { earlyPresses } from './early-presses.ts';
import { escapeHtml, inlineJson } from './escape.ts';
import { headMeta } from './head-meta.ts';
import { OFFLINE_PATH, type OfflineFile, offlineFiles } from './offline-files.ts';
import { readSiteSettings } from './site-settings.ts';
import { viewFiles } from './view-files.ts';

/** What a page is made of. `path` is without language and without leading slash. */
export interface PageParts {
  readonly composition: LiveComposition;
  readonly language: Language;
  readonly path: string;
  /** The page as the server rendered it; undefined where the browser does, which then begins with `answers`. */
  readonly rendered: RenderedPage | undefined;
  /** What the page says of itself, as far as it is known. */
  readonly meta: PageMeta;
  readonly answers: Readonly<Record<string, unknown>>;
  readonly nonce: string;
  readonly origin: string;
  /** A script to run before all others, while developing. */
  readonly firstScript: string | undefined;
  /** Lets the browser take remotes from a developer's own machine. */
  readonly overrides: boolean;
  /** Whether browsers are to have the service worker. */
  readonly worker: boolean;
}

/** The HTML of a page: everything that its first view needs is named in the head, its data is inlined. */
export function composePage(parts: PageParts): string {
  const { composition, language, path, rendered, meta, answers, nonce, origin, firstScript, overrides, worker } = parts;
  const site = readSiteSettings(rendered ? answersIn(rendered) : answers);
  const boot: BootData = {
    ...bootData(composition, language, path),
    nonce,
    rendered: rendered !== undefined,
    cache: rendered?.cache ?? null,
    answers,
    ...(overrides ? { overrides } : {}),
    ...(worker ? { worker } : {}),
  };
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${headMeta({ meta, site, path, language, origin })}
${rendered ? `<script nonce="${nonce}">${earlyPresses}</script>\n` : ''}<link rel="icon" href="${escapeHtml(site.favicon)}">
${isAdminPath(`/${path}`) ? '' : `<link rel="manifest" href="${localisePath(MANIFEST_PATH, language)}">\n`}${firstScript ? `<script nonce="${nonce}">${firstScript}</script>\n` : ''}${headFiles(parts)}
</head>
<body>
<div id="page">${rendered?.html ?? ''}</div>
<script type="application/json" id="${BOOT_ELEMENT_ID}">${inlineJson(boot)}</script>
</body>
</html>
`;
}

/** The settings, which every rendered page asked for. */
function answersIn({ cache }: RenderedPage): Record<string, unknown> {
  const entry = Object.values(cache.queries).find(
    (query) => (query as { endpointName?: string }).endpointName === 'getSettings',
  );
  return { getSettings: (entry as { data?: unknown } | undefined)?.data };
}

function headFiles({ composition, language, path, origin, nonce }: PageParts): string {
  const { shell, shellBase } = composition;
  const { first, next, remotes } = viewFiles(composition, path, language);
  const own = (file: string) => ({ href: `${shellBase}${file}`, integrity: shell.integrity[file], origin, nonce });
  return [
    ...shell.fonts.map(
      (file) => `<link rel="preload" href="${shellBase}${file}" as="font" type="font/woff2" crossorigin>`,
    ),
    ...first.styles.map((file) => styleTag(own(file))),
    ...next.styles.map((file) => chunkStyleTag(own(file))),
    ...first.scripts.map((file) => scriptTag(own(file))),
    ...next.scripts.map((file) => scriptPreload(own(file))),
    ...remotes.flatMap(({ release: { manifest, base }, files }) => {
      const theirs = (file: string) => ({ href: `${base}${file}`, integrity: manifest.integrity[file], origin, nonce });
      return [
        ...files.styles.map((file) => chunkStyleTag(theirs(file))),
        ...[manifest.entry, ...files.scripts].map((file) => scriptPreload(theirs(file))),
      ];
    }),
    ...(path === OFFLINE_PATH ? offlineFiles(composition, language).map(prefetchTag) : []),
  ].join('\n');
}

interface HeadFile {
  readonly href: string;
  readonly integrity: string | undefined;
  readonly origin: string;
  readonly nonce: string;
}

function styleTag({ href, integrity }: HeadFile): string {
  return `<link rel="stylesheet" href="${href}"${integrityAttribute(integrity)}>`;
}

/** webpack knows a style sheet that is there already by its whole address. */
function chunkStyleTag({ href, integrity, origin }: HeadFile): string {
  return `<link rel="stylesheet" href="${href}" data-href="${escapeHtml(origin)}${href}"${integrityAttribute(integrity)}>`;
}

/** `async`, so that a style sheet which never arrives cannot hold the page's start back; it waits for the page's end itself. */
function scriptTag({ href, integrity, nonce }: HeadFile): string {
  return `<script async src="${href}" nonce="${nonce}"${integrityAttribute(integrity)}></script>`;
}

/**
 * The loader asks for scripts with their hash, so a preload must ask the same way to be of use. Styles, fonts and the first
 * picture go before it: the page is to be seen before it comes alive.
 */
function scriptPreload({ href, integrity, nonce }: HeadFile): string {
  return `<link rel="preload" href="${href}" as="script" fetchpriority="low" nonce="${nonce}"${integrityAttribute(integrity)}>`;
}

/** For the service worker, which keeps what the offline page names. */
function prefetchTag({ href, integrity }: OfflineFile): string {
  return `<link rel="prefetch" href="${href}"${integrityAttribute(integrity)}>`;
}

function integrityAttribute(integrity: string | undefined): string {
  return integrity ? ` integrity="${integrity}" crossorigin="anonymous"` : ' crossorigin="anonymous"';
}
