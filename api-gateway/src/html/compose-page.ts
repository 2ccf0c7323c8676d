import { type Language, localisePath } from '@fakos/shared-kit/i18n/languages';
import {
  BOOT_ELEMENT_ID,
  type BootData,
  type LiveRemote,
  type LoadableRelease,
} from '@fakos/shared-kit/remote/manifest';
import type { LiveComposition, LiveRelease, Release } from '../releases/live-composition.ts';
import { escapeHtml, inlineJson } from './escape.ts';
import { readSiteSettings } from './site-settings.ts';
import { viewFiles } from './view-files.ts';

/** What a page is made of. `path` is without language and without leading slash. */
export interface PageParts {
  readonly composition: LiveComposition;
  readonly language: Language;
  readonly path: string;
  readonly answers: Record<string, unknown>;
  readonly nonce: string;
  readonly origin: string;
  /** A script to run before all others, while developing. */
  readonly firstScript: string | undefined;
}

/** The HTML of a page: everything that its first view needs is named in the head, its data is inlined. */
export function composePage(parts: PageParts): string {
  const { composition, language, answers, nonce, firstScript } = parts;
  const site = readSiteSettings(answers);
  const boot: BootData = {
    language,
    nonce,
    composition: composition.key,
    remotes: composition.remotes.map(describeRemote),
    slots: [],
    rendered: false,
    cache: null,
    answers,
  };
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(site.title)}</title>
<meta name="description" content="${escapeHtml(site.description)}">
${addressLinks(parts)}
<link rel="icon" href="${escapeHtml(site.favicon)}">
${firstScript ? `<script>${firstScript}</script>\n` : ''}${headFiles(parts)}
</head>
<body>
<div id="page"></div>
<script type="application/json" id="${BOOT_ELEMENT_ID}">${inlineJson(boot)}</script>
</body>
</html>
`;
}

function addressLinks({ path, origin }: PageParts): string {
  const address = (language: Language) => escapeHtml(`${origin}${localisePath(`/${path}`, language)}`);
  if (path.startsWith('admin')) return '<meta name="robots" content="noindex">';
  return [
    `<link rel="alternate" hreflang="el" href="${address('el')}">`,
    `<link rel="alternate" hreflang="en" href="${address('en')}">`,
    `<link rel="alternate" hreflang="x-default" href="${address('el')}">`,
  ].join('\n');
}

function headFiles({ composition, language, path, origin }: PageParts): string {
  const { shell, shellBase } = composition;
  const { first, next, remotes } = viewFiles(composition, path, language);
  const own = (file: string) => ({ href: `${shellBase}${file}`, integrity: shell.integrity[file] });
  return [
    ...shell.fonts.map(
      (file) => `<link rel="preload" href="${shellBase}${file}" as="font" type="font/woff2" crossorigin>`,
    ),
    ...first.styles.map((file) => styleTag(own(file))),
    ...next.styles.map((file) => chunkStyleTag(own(file), origin)),
    ...first.scripts.map((file) => scriptTag(own(file))),
    ...next.scripts.map((file) => chunkPreload(own(file))),
    ...remotes.flatMap(({ release: { manifest, base }, files }) => {
      const theirs = (file: string) => ({ href: `${base}${file}`, integrity: manifest.integrity[file] });
      return [
        ...files.styles.map((file) => chunkStyleTag(theirs(file), origin)),
        entryPreload(theirs(manifest.entry)),
        ...files.scripts.map((file) => chunkPreload(theirs(file))),
      ];
    }),
  ].join('\n');
}

interface HeadFile {
  readonly href: string;
  readonly integrity: string | undefined;
}

function styleTag({ href, integrity }: HeadFile): string {
  return `<link rel="stylesheet" href="${href}"${integrityAttribute(integrity)}>`;
}

/** webpack knows a style sheet that is there already by its whole address. */
function chunkStyleTag({ href, integrity }: HeadFile, origin: string): string {
  return `<link rel="stylesheet" href="${href}" data-href="${escapeHtml(origin)}${href}"${integrityAttribute(integrity)}>`;
}

function scriptTag({ href, integrity }: HeadFile): string {
  return `<script defer src="${href}"${integrityAttribute(integrity)}></script>`;
}

/** The loader asks for an entry with its hash, so the preload must ask the same way to be of use. */
function entryPreload({ href, integrity }: HeadFile): string {
  return `<link rel="preload" href="${href}" as="script"${integrityAttribute(integrity)}>`;
}

/** webpack asks for chunks of its own origin without CORS, for those of another (a development server) with it. */
function chunkPreload({ href }: HeadFile): string {
  const isForeign = href.startsWith('http');
  return `<link rel="preload" href="${href}" as="script"${isForeign ? ' crossorigin="anonymous"' : ''}>`;
}

function integrityAttribute(integrity: string | undefined): string {
  return integrity ? ` integrity="${integrity}" crossorigin="anonymous"` : ' crossorigin="anonymous"';
}

function describeRemote(live: LiveRelease): LiveRemote {
  const { manifest, previous } = live;
  return {
    id: manifest.id,
    ...describeRelease(live),
    routes: manifest.routes.map((route) => route.path),
    slots: manifest.slots.map((slot) => slot.name),
    previous: previous.map(describeRelease),
  };
}

function describeRelease({ manifest, base }: Release): LoadableRelease {
  const { version, entry, global, integrity } = manifest;
  return { version, base, entry, global, integrity: integrity[entry] ?? '' };
}
