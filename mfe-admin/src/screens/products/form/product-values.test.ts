import { createMatrixValues } from './optics/matrix-values.ts';
import { createProductValues, type ProductMessages, toProductFields, validateProduct } from './product-values.ts';

const messages: ProductMessages = {
  required: 'required',
  amount: 'amount',
  saleTooHigh: 'sale too high',
  stock: 'stock',
  measure: 'measure',
  weight: 'weight',
  bothLanguages: 'both languages',
  matrix: 'matrix',
  hex: 'hex',
  position: 'position',
  noStrength: 'no strength',
  strengths: 'strengths',
};
const valid = {
  ...createProductValues(24),
  name_el: 'Αιγαίο',
  name_en: 'Aegean',
  sku: 'AEG-1',
  category_id: '1',
  brand_id: '2',
  price: '129,90',
};

test.each([
  [{}, {}],
  [{ name_en: ' ' }, { name_en: 'required' }],
  [{ brand_id: '' }, { brand_id: 'required' }],
  [{ price: '0' }, { price: 'amount' }],
  [{ price: '1.234' }, { price: 'amount' }],
  [{ price: 'δωρεάν' }, { price: 'amount' }],
  [{ sale_price: 'λίγο' }, { sale_price: 'amount' }],
  [{ sale_price: '129,90' }, { sale_price: 'sale too high' }],
  [{ sale_price: '129.89' }, {}],
  [{ stock: '-1' }, { stock: 'stock' }],
  [{ stock: '1,5' }, { stock: 'stock' }],
  [{ lens_width: '0' }, { lens_width: 'measure' }],
  [{ lens_width: '301' }, { lens_width: 'measure' }],
  [{ lens_width: '52' }, {}],
  [{ weight: '0' }, { weight: 'weight' }],
  [{ weight: '17,5' }, { weight: 'weight' }],
  [{ weight: '17' }, {}],
  [{ lens_matrix: createMatrixValues() }, { lens_matrix: 'matrix' }],
  [{ strengths: [] }, { strengths: 'no strength' }],
  [{ strengths: [{ strength: 1, stock: '1,5' }] as const }, { strengths: 'strengths' }],
  [{ strengths: [{ strength: 1, stock: '2' }] as const, stock: '-' }, {}],
  [{ colour_el: 'Μαύρο' }, { colour_en: 'both languages' }],
  [{ colour_en: 'Black' }, { colour_el: 'both languages' }],
])('a product with %j has the errors %j', (values, errors) => {
  expect(validateProduct({ ...valid, ...values }, messages)).toEqual(errors);
});

test('values become the fields of the endpoint', () => {
  expect(
    toProductFields({ price: '129,90', sale_price: '', stock: '3', vat_rate: '24', category_id: '7', featured: true }),
  ).toEqual({ price: 129.9, sale_price: null, stock: 3, vat_rate: 24, category_id: 7, featured: 1 });
  expect(toProductFields({ lens_width: '', colour_el: '', colour_en: 'Black', addon_ids: [4] })).toEqual({
    lens_width: null,
    colour_el: null,
    colour_en: 'Black',
    addon_ids: [4],
  });
});

test('properties of glasses are numbers, codes or null', () => {
  const typed = {
    weight: '17',
    frame_type: 'half-rim',
    nose_pads: '',
    gender: 'unisex',
    uv_category: '3',
    polarised: true,
  };
  expect(toProductFields(typed)).toEqual({
    ...{ weight: 17, frame_type: 'half-rim', nose_pads: null, gender: 'unisex', uv_category: 3, polarised: 1 },
  });
  expect(toProductFields({ uv_category: '', weight: ' ', age_group: '' })).toEqual({
    ...{ uv_category: null, weight: null, age_group: null },
  });
});

test.each([
  [{ publish_at: '' }, { publish_at: null }],
  [{ publish_at: '2099-03-01T10:30' }, { publish_at: new Date(2099, 2, 1, 10, 30).toISOString() }],
  // The server removes the time of a product that is no draft.
  [{ publish_at: '2099-03-01T10:30', status: 'published' }, { status: 'published' }],
])('the time of publication of %j is sent as %j', (values, fields) => {
  expect(toProductFields(values)).toEqual(fields);
});
