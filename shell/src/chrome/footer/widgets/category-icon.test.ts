import { getCategoryIcon } from './category-icon.ts';

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
])('%s gets the icon %s', (name, icon) => {
  expect(getCategoryIcon(name)).toBe(icon);
});
