import { categoryIcon } from './category-icon.ts';

test.each([
  ['Γυαλιά ηλίου', 'glasses'],
  ['ΓΥΑΛΙΆ ΌΡΑΣΗΣ', 'eye'],
  ['Φακοί επαφής', 'eye'],
  ['Θήκες & αξεσουάρ', 'package'],
  ['Παιδικά γυαλιά', 'heart'],
  ['Υγρά φακών', 'package'],
  ['Σκελετοί οράσεως', 'eye'],
  ['Προσφορές', 'tag'],
  ['Sunglasses', 'glasses'],
  ['Ερμού 24', 'pin'],
  ['', 'pin'],
])('%s is marked by %s', (name, icon) => {
  expect(categoryIcon(name)).toBe(icon);
});
