import { colors } from '@fakos/contracts/colors';
import type { Language } from '@fakos/contracts/languages';
import el from '../../locales/el.json' with { type: 'json' };
import en from '../../locales/en.json' with { type: 'json' };
import { escapeHtml } from './escape.ts';

const style = `.without-scripts { margin: 0; padding: 0.75rem 1.25rem; color: ${colors.ink}; background: ${colors.tile};
border-bottom: 2px solid ${colors.accent}; font: 1rem/1.5 system-ui, sans-serif; text-align: center; }`;

/**
 * Says in browsers without scripts what the page cannot do: nothing, if they render it, otherwise its forms for which the
 * specification needs the browser's storage. In other browsers it is not part of the page.
 */
export function createNoScriptNotice(language: Language, isRendered: boolean, nonce: string): string {
  const { rendered, empty } = (language === 'en' ? en : el).withoutScripts;
  const text = escapeHtml(isRendered ? rendered : empty);
  return `<noscript><style nonce="${nonce}">${style}</style><p class="without-scripts">${text}</p></noscript>`;
}
