import { allowedElements } from '@fakos/contracts/html/allow-list';
import { sanitiseHtml } from '@fakos/contracts/html/sanitise';
import { Editor } from '@tiptap/core';
import { createExtensions } from './editor-extensions.ts';

function edit(html: string): string {
  const editor = new Editor({ extensions: createExtensions(), injectCSS: false, content: html });
  const edited = editor.getHTML();
  editor.destroy();
  return edited.replace(/(?:<p><\/p>)+$/, '');
}

/** The HTML as the browser writes it, which differs in the slashes of empty elements. */
function toBrowserHtml(html: string): string {
  const element = document.createElement('div');
  element.innerHTML = html;
  return element.innerHTML;
}

const texts = [
  '<h2>Α</h2><h3 class="align-center">Β</h3><h4 lang="en" title="t">Γ</h4><h5>Δ</h5><hr>',
  '<p class="lead align-right">Α<br>Β <strong>Γ</strong> <em>Δ</em> <u>Ε</u> <s>Ζ</s> <code>Η</code></p>',
  '<p><sub>Α</sub><sup>Β</sup><small>Γ</small><mark>Δ</mark> <span class="x">Ε</span> <span lang="en">F</span></p>',
  '<ul class="x"><li><p>Α</p><ol><li><p>Β</p></li></ol></li></ul><blockquote><p>Γ</p></blockquote>',
  '<dl><dt>Α</dt><dd>Β</dd></dl><pre><code>Γ</code></pre>',
  '<p><a href="/shop">Α</a> <a target="_blank" rel="noopener noreferrer" href="https://a.gr" title="t">Β</a></p>',
  '<figure class="wide"><img src="/a.jpg" alt="Α" width="600" height="400" loading="lazy" class="align-center"><figcaption>Β</figcaption></figure>',
  '<table class="x"><tbody><tr><th scope="col"><p>Α</p></th></tr><tr><td><p>Β</p></td></tr></tbody></table>',
  '<div class="note"><p>Α</p></div><section class="b"><p>Β</p></section>',
  '<iframe src="https://www.youtube-nocookie.com/embed/a" width="560" height="315" allowfullscreen="" title="t"></iframe>',
];

/** The browser's order of attributes does not matter. */
function sortAttributes(html: string): string {
  const element = document.createElement('div');
  element.innerHTML = html;
  for (const each of element.querySelectorAll('*')) {
    const attributes = [...each.attributes].sort((one, other) => one.name.localeCompare(other.name));
    for (const { name } of attributes) each.removeAttribute(name);
    for (const { name, value } of attributes) each.setAttribute(name, value);
  }
  return element.innerHTML;
}

test.each(texts)('the editor keeps %s, and the sanitiser all that the editor writes', (html) => {
  const edited = edit(html);
  expect(sortAttributes(edited)).toBe(sortAttributes(html));
  expect(toBrowserHtml(sanitiseHtml(edited))).toBe(toBrowserHtml(edited));
});

test('the editor supports every allowed element, except captions and elements that are equivalent to another one', () => {
  const html = texts.join('');
  const unknown = allowedElements.filter((name) => !new RegExp(`<${name}[ >]`).test(html));
  expect(unknown).toEqual(['b', 'i', 'thead', 'caption']);
});

test.each([
  ['<h1>Α</h1>', '<p>Α</p>'],
  ['<ol start="3" type="a"><li>Α</li></ol>', '<ol><li><p>Α</p></li></ol>'],
  ['<p style="text-align:center" onclick="x()">Α</p>', '<p>Α</p>'],
  ['<p><a href="javascript:x()">Α</a></p>', '<p>Α</p>'],
  ['<iframe src="https://evil.example/embed/"></iframe>', ''],
  ['<img src="data:image/png;base64,AA">', ''],
])('%s becomes %s', (html, expected) => expect(edit(html)).toBe(expected));
