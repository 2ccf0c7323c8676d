import { createTabValue } from './tab-value.ts';

beforeEach(() => sessionStorage.clear());

test('a written value survives a page reload and gets the fields added by a later release', () => {
  createTabValue('form', { name: '' }).write({ name: 'Μαρία' });
  expect(createTabValue('form', { name: '', phone: '' }).read()).toEqual({ name: 'Μαρία', phone: '' });
});

test.each(['{', 'null', '7'])('%s in the storage is ignored', (text) => {
  sessionStorage.setItem('form', text);
  expect(createTabValue('form', { name: '' }).read()).toEqual({ name: '' });
});

test('a full storage with an older value does not revert a written value', () => {
  const form = createTabValue('form', { name: '' });
  form.write({ name: 'Άννα' });
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  form.write({ name: 'Μαρία' });
  expect(form.read()).toEqual({ name: 'Μαρία' });
  full.mockRestore();
});

test('without storage the value lasts as long as the page', () => {
  const broken = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const unreadable = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const form = createTabValue('form', { name: '' });
  form.write({ name: 'Μαρία' });
  expect(form.read()).toEqual({ name: 'Μαρία' });
  broken.mockRestore();
  unreadable.mockRestore();
});
