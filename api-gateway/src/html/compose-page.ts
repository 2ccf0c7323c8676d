import { type Language, localisePath } from '@fakos/shared-kit/i18n/languages';
import { BOOT_ELEMENT_ID, type BootData, type LiveRemote } from '@fakos/shared-kit/remote/manifest';
import { matchesRoute } from '../releases/match-routes.ts';
import type { LiveComposition, LiveRelease } from '../releases/release-folder.ts';
import { escapeHtml, inlineJson } from './escape.ts';
import { readSiteSettings } from './site-settings.ts';

/** Slots that pages of the shell show, so that the remotes filling them are in the head as well. */
const slotsByPath: Readonly<Record<string, readonly string[]>> = {
  '': ['home.featured-products', 'home.latest-posts'],
  about: ['page.content'],
  faq: ['page.content'],
  contact: ['page.content'],
  privacy: ['page.content'],
  terms: ['page.content'],
};

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
  const boot: BootData = { language, nonce, remotes: composition.remotes.map(describeRemote), answers };
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

function headFiles(parts: PageParts): string {
  const { composition, language } = parts;
  const { shell, shellBase, remotes } = composition;
  const own = (file: string) => ({ href: `${shellBase}${file}`, integrity: shell.integrity[file] });
  const theirs = remotes.flatMap((release) => remoteTags(release, parts));
  return [
    ...shell.fonts.map(
      (file) => `<link rel="preload" href="${shellBase}${file}" as="font" type="font/woff2" crossorigin>`,
    ),
    ...shell.styles.map((file) => styleTag(own(file))),
    ...shell.scripts.map((file) => scriptTag(own(file))),
    ...shell.locales[language].map((file) => chunkPreload(own(file))),
    ...theirs,
  ].join('\n');
}

interface HeadFile {
  readonly href: string;
  readonly integrity: string | undefined;
}

function remoteTags({ manifest, base }: LiveRelease, { path, language, origin }: PageParts): string[] {
  const slots = slotsByPath[path] ?? [];
  const parts = [
    ...manifest.routes.filter((route) => matchesRoute(route.path, path)),
    ...manifest.slots.filter((slot) => slots.includes(slot.name)),
  ];
  if (parts.length === 0) return [];
  const all = [manifest.module, manifest.locales[language], ...parts];
  const fileOf = (file: string) => ({ href: `${base}${file}`, integrity: manifest.integrity[file] });
  return [
    ...new Set(all.flatMap((part) => part.styles).map((file) => remoteStyleTag(fileOf(file), origin))),
    entryPreload(fileOf(manifest.entry)),
    ...new Set(all.flatMap((part) => part.scripts).map((file) => chunkPreload(fileOf(file)))),
  ];
}

function styleTag({ href, integrity }: HeadFile): string {
  return `<link rel="stylesheet" href="${href}"${integrityAttribute(integrity)}>`;
}

/** webpack knows a style sheet that is there already by its whole address. */
function remoteStyleTag({ href, integrity }: HeadFile, origin: string): string {
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

function describeRemote({ manifest, base }: LiveRelease): LiveRemote {
  return {
    id: manifest.id,
    version: manifest.version,
    base,
    entry: manifest.entry,
    global: manifest.global,
    integrity: manifest.integrity[manifest.entry] ?? '',
    routes: manifest.routes.map((route) => route.path),
    slots: manifest.slots.map((slot) => slot.name),
  };
}
