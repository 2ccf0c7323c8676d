import { sanitiseHtml } from '@fakos/contracts/html/sanitise';
import { cleanPastedHtml } from './clean-pasted-html.ts';

const wordItem = (level: number, marker: string, text: string) =>
  `<p class=MsoListParagraph style='margin-left:36pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span
    style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>${text}<o:p></o:p></p>`;

test.each([
  [
    'a page of Word',
    `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{}</style></head><body>
      <!--StartFragment--><p class=MsoTitle>Τίτλος</p><h1 style='color:red'>Ενότητα</h1>
      <p class=MsoNormal style='text-align:center'><b><span lang=EL style='font-size:12pt'>Έντονα</span></b><o:p></o:p></p>
      <p class=MsoNormal><o:p>&nbsp;</o:p></p><!--EndFragment--></body></html>`,
    '<h2>Τίτλος</h2><h2>Ενότητα</h2><p class="align-center"><strong>Έντονα</strong></p>',
  ],
  [
    'lists of Word',
    `${wordItem(1, '·', 'Ένα')}${wordItem(2, 'o', 'Μέσα')}${wordItem(1, '·', 'Δύο')}<p>Τέλος</p>${wordItem(1, '1.', 'Πρώτο')}`,
    '<ul><li>Ένα<ul><li>Μέσα</li></ul></li><li>Δύο</li></ul><p>Τέλος</p><ol><li>Πρώτο</li></ol>',
  ],
  [
    'a document of Google Docs',
    `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr" style="line-height:1.38">
      <span style="font-weight:700">Έντονα</span><span style="font-weight:400"> και </span><span style="font-style:italic">πλάγια</span></p>
      <ul><li dir="ltr"><p dir="ltr" role="presentation"><span style="font-size:11pt">Ένα</span></p></li></ul></b>`,
    '<p><strong>Έντονα</strong> και <em>πλάγια</em></p><ul><li>Ένα</li></ul>',
  ],
  [
    'a link of Google Docs',
    '<p><a href="https://www.google.com/url?q=https://a.gr/x&sa=D"><span style="text-decoration:underline">Α</span></a></p>',
    '<p><a href="https://a.gr/x">Α</a></p>',
  ],
  [
    'a web page',
    '<div class="hero"><div>Ένα</div><div id="b">Δύο <font color="red">τρία</font></div></div><script>x()</script><button>Ναι</button>',
    '<p>Ένα</p><p>Δύο τρία</p>',
  ],
  ['an unsafe link', '<p><a href="javascript:x()">Α</a></p>', '<p>Α</p>'],
  [
    'a table',
    '<table border=1><tr><td width=9 style="x">Α</td></tr></table>',
    '<table><tbody><tr><td>Α</td></tr></tbody></table>',
  ],
])('%s is cleaned', (_, html, expected) => {
  const clean = cleanPastedHtml(html).html;
  expect(clean.replace(/\s+/g, ' ').replaceAll('> <', '><')).toBe(expected);
  expect(sanitiseHtml(clean)).toBe(clean);
});

test('images that only the clipboard has are counted; those with an address stay', () => {
  const html =
    '<p>Α<img src="data:image/png;base64,AA"><img src="file:///c/a.png"><img src="https://a.gr/b.png" alt="Β"></p>';
  expect(cleanPastedHtml(html)).toEqual({ html: '<p>Α<img src="https://a.gr/b.png" alt="Β"></p>', lostImages: 2 });
});

test('HTML copied from the editor itself is unchanged', () => {
  const html = '<p data-pm-slice="1 1 []" class="align-right">Α</p>';
  expect(cleanPastedHtml(html).html).toBe(html);
});
