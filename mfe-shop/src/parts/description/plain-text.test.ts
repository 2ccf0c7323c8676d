import { toPlainText } from './plain-text.ts';

test.each([
  ['<p>Ένα</p><p>δύο</p>', 'Ένα δύο'],
  ['Φακός &lt;1.6&gt; &#8364;&nbsp;&amp;&#x3b1;', 'Φακός <1.6> € &α'],
  ['Σπασμένο <b>κείμενο', 'Σπασμένο κείμενο'],
  ['<!-- σημείωση -->2 < 3 &unknown;', '2 < 3 &unknown;'],
])('%s becomes %s', (html, text) => expect(toPlainText(html)).toBe(text));
