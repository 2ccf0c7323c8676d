import { slug } from '../endpoint.ts';
import { toSlug } from './to-slug.ts';

test.each([
  ['Γυαλιά ηλίου', 'gyalia-iliou'],
  ['ΓΥΑΛΙΑ ΗΛΙΟΥ', 'gyalia-iliou'],
  ['Σκελετός', 'skeletos'],
  ['Φακοί & Υγρά', 'fakoi-ygra'],
  ['Ούζο', 'ouzo'],
  ['Αύρα', 'avra'],
  ['Αυτοκίνητο', 'aftokinito'],
  ['Εύκολο', 'efkolo'],
  ['Ευρώπη', 'evropi'],
  ['Ηύρα', 'ivra'],
  ['Ταΰγετος', 'taygetos'],
  ['Άυλος', 'aylos'],
  ['Προϋπόθεση', 'proypothesi'],
  ['Ζεύς', 'zefs'],
  ['Μπλε', 'ble'],
  ['Λάμπα', 'lampa'],
  ['Ντουλάπα', 'ntoulapa'],
  ['Δόντι', 'donti'],
  ['Γκρι', 'gkri'],
  ['Αγκίστρι', 'agkistri'],
  ['Άγγελος', 'angelos'],
  ['Σφίγξ', 'sfinx'],
  ['Άγχος', 'anchos'],
  ['Ψυχή, θάλασσα', 'psychi-thalassa'],
  ['Ray’s café  Ørgreen', 'rays-cafe-orgreen'],
  ['+1.00 έως +3.50', '1-00-eos-3-50'],
  ['眼鏡 !', ''],
])('«%s» is %s', (name, expected) => {
  expect(toSlug(name)).toBe(expected);
  expect(toSlug(name.normalize('NFD'))).toBe(expected);
});

test('the slug of a long name ends with a letter and is one', () => {
  const made = toSlug('ψ '.repeat(100));
  expect(made.length).toBeLessThanOrEqual(80);
  expect(slug.safeParse(made).success).toBe(true);
});
