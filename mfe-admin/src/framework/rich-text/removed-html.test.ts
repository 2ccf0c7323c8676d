import { listLostElements, listRemovedHtml } from './removed-html.ts';

test.each([
  ['<p class="align-center">Α <strong>Β</strong></p>', []],
  ['<p style="color:red" onclick="x()">Α</p><p style="">Β</p>', ['attribute style 2', 'attribute onclick 1']],
  ['<script>alert(1)</script><p>Α</p><h1>Τ</h1>', ['element <script> 1', 'element <h1> 1']],
  ['<style>p{}</style>Α', ['element <style> 1']],
  ['<a href="javascript:alert(1)">Α</a><a href="/shop">Β</a>', ['address javascript:alert(1) 1']],
  ['<p href="/shop">Α</p>', ['attribute href 1']],
  ['<iframe src="https://evil.example/embed/"></iframe>', ['frame https://evil.example/embed/ 1']],
  ['<iframe src="https://www.youtube-nocookie.com/embed/a"></iframe>', []],
])('of %s the sanitiser removes %j', (html, expected) => {
  expect(listRemovedHtml(html).map(({ kind, name, count }) => `${kind} ${name} ${count}`)).toEqual(expected);
});

test('each element that the editor removes is listed once', () => {
  const html = '<table><caption>Α</caption><thead><tr><th>Β</th></tr></thead></table><b>Γ</b>';
  const edited = '<p>Α</p><table><tbody><tr><th><p>Β</p></th></tr></tbody></table><p><strong>Γ</strong></p>';
  expect(listLostElements(html, edited)).toEqual(['<caption>']);
});
