import { splitAtFrames } from './split-at-frames.ts';

const VIDEO =
  '<iframe src="https://player.vimeo.com/video/1" width="400" height="300" title="&quot;Α&quot; &amp; Β"></iframe>';
const MAP = '<iframe src="https://www.google.com/maps/embed?pb=1&amp;hl=el"></iframe>';

const outline = (html: string) =>
  splitAtFrames(html).map((piece) => ('frame' in piece ? piece.frame.kind : piece.html));

test.each([
  ['not at all without frames', '<p>α<br />β</p>', ['<p>α<br />β</p>']],
  ['between paragraphs', `<p>α</p>${VIDEO}<p>β</p>`, ['<p>α</p>', 'video', '<p>β</p>']],
  ['inside a paragraph', `<p>α <b>β${MAP}γ</b> δ</p>`, ['<p>α <b>β</b></p>', 'map', '<p><b>γ</b> δ</p>']],
  ['without an empty wrapper', `<div class="x"><p>${VIDEO}</p></div><p>α</p>`, ['video', '<p>α</p>']],
  [
    'not at frames that are not allowed',
    '<p>α<iframe src="https://evil.example/embed/">x</iframe>β</p>',
    ['<p>αβ</p>'],
  ],
  ['at adjacent frames', `${VIDEO}${MAP}`, ['video', 'map']],
  ['with angle brackets in attributes', `<p title="&lt;p> a">α</p>${VIDEO}`, ['<p title="&lt;p> a">α</p>', 'video']],
  ['at an unclosed frame', `<p>α</p>${VIDEO.replace('</iframe>', '')}`, ['<p>α</p>', 'video']],
])('a text is split %s', (_case, html, expected) => {
  expect(outline(html)).toEqual(expected);
});

test('a frame keeps its attributes', () => {
  const frames = splitAtFrames(`${VIDEO}${MAP}`).flatMap((piece) => ('frame' in piece ? [piece.frame] : []));
  expect(frames).toEqual([
    { kind: 'video', src: 'https://player.vimeo.com/video/1', title: '"Α" & Β', ratio: 4 / 3 },
    { kind: 'map', src: 'https://www.google.com/maps/embed?pb=1&hl=el', title: '', ratio: undefined },
  ]);
});
