import { foldBeginning, foldWords, matchRanks, rankMatch } from './greeklish.ts';

const getKey = (text: string) => foldWords(text).join(' ');

test.each([
  // Case, accents, final sigma.
  ['Γυαλιά', ['ΓΥΑΛΙΑ', 'γυαλιά', 'γυαλιὰ', 'γιαλιά']],
  ['ήλιος', ['ΗΛΙΟΣ', 'ΉΛΙΟΣ', 'ηλιοσ']],
  // The way it sounds, the way it looks, and the official way.
  ['Γυαλιά', ['gyalia', 'gialia', 'yalia', 'Yialia']],
  ['ηλίου', ['iliou', 'hliou', 'iliu', 'hlioy', 'ilioy']],
  ['θάλασσα', ['thalassa', 'thalasa', '8alassa', 'Thalassa']],
  ['χρώμα', ['chroma', 'xrwma', 'hrwma', 'khroma', 'xroma']],
  ['χαρά', ['chara', 'xara', 'hara']],
  ['ξύλο', ['ksilo', 'xilo', 'ksylo']],
  ['ψυχή', ['psychi', 'psixi', 'psyxh', 'psihi']],
  ['φακοί επαφής', ['fakoi epafis', 'fakoi epafhs', 'phaki epaphis']],
  ['μπλε', ['mple', 'ble', 'MPLE']],
  ['ντεγκραντέ', ['ntegkrante', 'degrade', 'ntegrade']],
  ['σκελετός', ['skeletos', 'sceletos', 'skeletoς']],
  ['αυτοκίνητο', ['aftokinito', 'avtokinhto', 'autokinito', 'aytokinhto']],
  ['ευχαριστώ', ['efharisto', 'euxaristw', 'eyxaristw', 'efcharisto']],
  ['παιδικά', ['paidika', 'pedika']],
  ['γυναικεία', ['gynaikeia', 'yinekia', 'ginaikeia']],
  ['βιβλίο', ['vivlio', 'biblio']],
  ['ούζο', ['ouzo', 'uzo', 'oyzo']],
  ['αγγελία', ['aggelia', 'angelia']],
  // Letters that have no accent to drop.
  ['Hamnøy', ['hamnoy', 'HAMNØY', 'hamnǿy']],
  ['Læsø', ['laeso', 'LÆSØ']],
  ['Straße', ['strasse', 'STRAẞE']],
  ['Łódź', ['lodz', 'ŁÓDŹ']],
  ['Đurđa', ['durda']],
  ['Œuvre', ['oeuvre']],
])('all spellings of %s have the same key', (word, spellings) => {
  expect(spellings.map(getKey)).toEqual(spellings.map(() => getKey(word)));
});

test.each([
  ['φακός', 'φάρος'],
  ['μαύρο', 'μωρό'],
  ['στρογγυλό', 'τετράγωνο'],
  ['uv400', 'uv380'],
  ['rb8052', 'rbth052'],
  ['1188', '118'],
])('%s and %s have different keys', (one, other) => {
  expect(getKey(one)).not.toBe(getKey(other));
});

test('punctuation separates words and is ignored', () => {
  expect(foldWords('  ORM-2101 / «Πλάκα»™ 100% ')).toEqual(['orm', '2101', 'plaka', '100']);
  expect(foldWords('%_*"\'(){}:')).toEqual([]);
});

test.each(['γυαλιά', 'ηλίου', 'παιδικά', 'μπλε', 'ντεγκραντέ', 'οικονομικά', 'ksilo', 'photo', 'chroma', 'Aegean'])(
  'every prefix of %s finds it',
  (word) => {
    const [key = ''] = foldWords(word);
    const plain = word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
    const missed = Array.from(plain, (_, index) => plain.slice(0, index + 1)).filter(
      (beginning) => beginning.length > 1 && !foldBeginning(beginning).some((start) => key.startsWith(start)),
    );
    expect(missed).toEqual([]);
  },
);

test.each([
  ['Γυαλιά ηλίου', 'gyalia iliou', 'whole'],
  ['Γυαλιά ηλίου', 'gyalia', 'beginning'],
  ['Γυαλιά ηλίου', 'gial', 'beginning'],
  ['Γυαλιά ηλίου', 'ΗΛΙΟΥ ΓΥΑΛ', 'beginning'],
  ['Θάλασσα', 'thalassa', 'whole'],
  ['Θάλασσα', '8alas', 'beginning'],
  ['Ψηφιακή εκτύπωση', 'psifiaki ektyposi', 'whole'],
  ['Ξύλινα', 'ksyl', 'beginning'],
  ['Νέο προϊόν', 'proion', 'beginning'],
  ['Νέο προϊόν', 'neo proion', 'whole'],
  ['Ώρες λειτουργίας', 'wres', 'beginning'],
  ['Ρυθμίσεις', 'ru8miseis', 'part'],
  ['Υπηρεσίες', 'yphresies', 'part'],
  ['Χρυσός', 'xrusos', 'part'],
  ['Sunny', 'sun', 'beginning'],
  ['Σύνδεση', 'sun', 'part'],
  ['Ούζο', 'ouzo', 'whole'],
  ['Βιβλίο', 'biblio', 'whole'],
  ['Παραγγελίες', 'aggel', 'part'],
  ['Shop settings', 'SETT', 'beginning'],
  ['Παραγγελίες', 'προϊόντα', 'none'],
  ['Παραγγελίες', '!', 'none'],
  ['', 'a', 'none'],
] as const)('«%s» matches "%s": %s', (text, search, rank) => {
  expect(rankMatch(text, search)).toBe(matchRanks[rank]);
});
