import { cutAtFrames } from './cut-at-frames.ts';

const VIDEO =
  '<iframe src="https://player.vimeo.com/video/1" width="400" height="300" title="&quot;Α&quot; &amp; Β"></iframe>';
const MAP = '<iframe src="https://www.google.com/maps/embed?pb=1&amp;hl=el"></iframe>';

const outline = (html: string) => cutAtFrames(html).map((piece) => ('frame' in piece ? piece.frame.kind : piece.html));

test.each([
  ['nothing where there is no frame', '<p>α<br />β</p>', ['<p>α<br />β</p>']],
  ['between paragraphs', `<p>α</p>${VIDEO}<p>β</p>`, ['<p>α</p>', 'video', '<p>β</p>']],
  ['inside of one', `<p>α <b>β${MAP}γ</b> δ</p>`, ['<p>α <b>β</b></p>', 'map', '<p><b>γ</b> δ</p>']],
  ['and what was around it alone', `<div class="x"><p>${VIDEO}</p></div><p>α</p>`, ['video', '<p>α</p>']],
  ['but not where it may not be', '<p>α<iframe src="https://evil.example/embed/">x</iframe>β</p>', ['<p>αβ</p>']],
  ['one after the other', `${VIDEO}${MAP}`, ['video', 'map']],
  ['with signs in attributes', `<p title="&lt;p> a">α</p>${VIDEO}`, ['<p title="&lt;p> a">α</p>', 'video']],
  ['that nobody closed', `<p>α</p>${VIDEO.replace('</iframe>', '')}`, ['<p>α</p>', 'video']],
])('a text is cut %s', (_case, html, expected) => {
  expect(outline(html)).toEqual(expected);
});

test('a frame keeps what the text says of it', () => {
  const frames = cutAtFrames(`${VIDEO}${MAP}`).flatMap((piece) => ('frame' in piece ? [piece.frame] : []));
  expect(frames).toEqual([
    { kind: 'video', src: 'https://player.vimeo.com/video/1', title: '"Α" & Β', ratio: 4 / 3 },
    { kind: 'map', src: 'https://www.google.com/maps/embed?pb=1&hl=el', title: '', ratio: undefined },
  ]);
});
