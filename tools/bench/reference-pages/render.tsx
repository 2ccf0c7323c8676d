import { renderToString } from 'react-dom/server';
import { ReferencePage } from './reference-page.tsx';

const styles = `
  body { margin: 0; font-family: sans-serif; line-height: 1.5; color: #222 }
  header { display: flex; justify-content: space-between; padding: 16px; border-bottom: 1px solid #ddd }
  main { max-width: 800px; margin: 0 auto; padding: 0 16px }
  img { display: block; width: 100%; height: auto }
  ul { display: grid; grid-template-columns: 1fr 1fr; gap: 16px; padding: 0; list-style: none }
  h2 { margin: 0; font-size: 1rem }
  button { padding: 8px 16px; border: 1px solid #222; border-radius: 4px; background: #fff }
`;

/**
 * The HTML of a reference page.
 *
 * @param script address of the script that hydrates it, if there is one
 */
export function renderDocument(script?: string): string {
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width">',
    '<title>Reference page</title>',
    '<link rel="icon" href="data:,">',
    `<style>${styles}</style>`,
    ...(script ? [`<script src="${script}" defer></script>`] : []),
  ];
  const content = renderToString(<ReferencePage />);
  return `<!doctype html><html lang="en"><head>${head.join('')}</head><body><div id="root">${content}</div></body></html>`;
}
