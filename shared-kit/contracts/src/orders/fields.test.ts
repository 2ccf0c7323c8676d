import { greekPostcode, invoiceDetails } from './fields.ts';

test.each([
  ['10673', '10673'],
  ['106 73', '10673'],
  [' 106\u00a073 ', '10673'],
  ['10000', '10000'],
  ['85999', '85999'],
  ['00000', undefined],
  ['09999', undefined],
  ['86000', undefined],
  ['99999', undefined],
  ['1067', undefined],
  ['106733', undefined],
  ['106-73', undefined],
  ['', undefined],
])('the postcode «%s» is read as %s', (typed, expected) => {
  expect(greekPostcode.safeParse(typed).data).toBe(expected);
});

test.each([
  ['094014201', '094014201'],
  ['094 014 201', '094014201'],
  ['EL094014201', '094014201'],
  ['el 094014201', '094014201'],
  ['ΕΛ094014201', '094014201'],
  ['GR 094 014 201 ', '094014201'],
  ['EL094014202', undefined],
  ['DE094014201', undefined],
  ['EL09401420', undefined],
  ['000000000', undefined],
])('the VAT number «%s» is read as %s', (typed, expected) => {
  expect(invoiceDetails.shape.vat_number.safeParse(typed).data).toBe(expected);
});
