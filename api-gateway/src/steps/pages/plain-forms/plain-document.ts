import { colors } from '@fakos/contracts/colors';
import type { Language } from '@fakos/contracts/languages';
import { escapeHtml } from '../../../html/escape.ts';

const style = `
body { margin: 0; background: ${colors.ground}; color: ${colors.ink}; font: 1rem/1.5 system-ui, sans-serif; }
main { box-sizing: border-box; max-width: 36rem; margin: 0 auto; padding: 2.5rem 1.25rem; }
h1 { font-size: 1.75rem; line-height: 1.2; margin: 0 0 1rem; }
a { color: ${colors.accent}; }
[role=alert] { border-left: 4px solid ${colors.sale}; padding: 0.5rem 0.75rem; background: ${colors.tile}; }
label { display: block; font-weight: 600; margin: 1rem 0 0.25rem; }
input, textarea { box-sizing: border-box; width: 100%; min-height: 2.75rem; padding: 0.5rem 0.75rem; font: inherit;
  color: inherit; background: #fff; border: 1px solid ${colors.lineStrong}; border-radius: 0.5rem; }
.agreement { display: flex; gap: 0.625rem; font-weight: 400; }
input[type=checkbox] { flex: none; width: 1.5rem; height: 1.5rem; min-height: 0; margin: 0; }
[aria-invalid] { border-color: ${colors.sale}; }
.error { color: ${colors.sale}; margin: 0.25rem 0 0; }
button { min-height: 2.75rem; margin: 1.5rem 0; padding: 0.5rem 1.5rem; font: inherit; font-weight: 600; color: #fff;
  background: ${colors.accent}; border: 0; border-radius: 0.5rem; }
:focus-visible { outline: 3px solid ${colors.accent}; outline-offset: 2px; }
`;

/**
 * A page of the gateway itself, which needs no scripts.
 *
 * @param content HTML after the heading; the caller has escaped it
 * @param nonce the nonce with which the request's policy allows styles
 */
export function createPlainDocument(parts: {
  readonly language: Language;
  readonly title: string;
  readonly content: string;
  readonly nonce: unknown;
}): string {
  const { language, title, content, nonce } = parts;
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${escapeHtml(title)}</title>
<style nonce="${escapeHtml(String(nonce))}">${style}</style></head>
<body><main><h1>${escapeHtml(title)}</h1>
${content}
</main></body>
</html>
`;
}

/** A paragraph with a link. */
export function createLink(address: string, text: string): string {
  return `<p><a href="${escapeHtml(address)}">${escapeHtml(text)}</a></p>`;
}
