import { keepInTab } from './kept-value.ts';

beforeEach(() => sessionStorage.clear());

test('what is written is there after a refresh, with what a later release asks besides', () => {
  keepInTab('answers', { name: '' }).write({ name: 'Μαρία' });
  expect(keepInTab('answers', { name: '', phone: '' }).read()).toEqual({ name: 'Μαρία', phone: '' });
});

test.each(['{', 'null', '7'])('%s in the storage counts as nothing', (text) => {
  sessionStorage.setItem('answers', text);
  expect(keepInTab('answers', { name: '' }).read()).toEqual({ name: '' });
});

test('a full storage with an older value does not take back what is written', () => {
  const answers = keepInTab('answers', { name: '' });
  answers.write({ name: 'Άννα' });
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  answers.write({ name: 'Μαρία' });
  expect(answers.read()).toEqual({ name: 'Μαρία' });
  full.mockRestore();
});

test('without a storage the value lasts as long as the page', () => {
  const broken = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const unreadable = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const answers = keepInTab('answers', { name: '' });
  answers.write({ name: 'Μαρία' });
  expect(answers.read()).toEqual({ name: 'Μαρία' });
  broken.mockRestore();
  unreadable.mockRestore();
});
