import { faqData } from './faq-data.ts';
import { topicsOf } from './questions.ts';

const accordion = {
  id: 'a',
  type: 'accordion',
  order: 2,
  items: [
    { id: 1, title: 'Πόσο κοστίζει;', content: '<p>5,99 €</p>', isOpen: true },
    { id: 2, title: 'Χωρίς απάντηση', content: ' ' },
    { id: 3, title: 'Πόσο κοστίζει;', content: '<p>Άλλη <b>απάντηση</b></p>' },
    null,
  ],
};
const text = { id: 't', type: 'text', order: 1, content: '<h2>Αποστολή</h2><h3>Πότε;</h3><p>Αύριο.</p>' };
const image = { id: 'i', type: 'image', order: 1 };
const button = { id: 'b', type: 'button', order: 3 };

test('questions are read from accordions and from texts, in columns too, and each has an anchor of its own', () => {
  const columns = { id: 'c', type: 'two-columns', order: 1, leftColumn: [text], rightColumn: [image] };
  const topics = topicsOf([{ id: 's', content: '', widgets: [button, accordion, columns] }]);
  expect(topics).toEqual([
    {
      id: 's',
      title: 'Αποστολή',
      questions: [
        { id: 'ποτε', title: 'Πότε;', answer: '<p>Αύριο.</p>', isOpen: false },
        { id: 'ποσο-κοστιζει', title: 'Πόσο κοστίζει;', answer: '<p>5,99 €</p>', isOpen: true },
        { id: 'ποσο-κοστιζει-2', title: 'Πόσο κοστίζει;', answer: '<p>Άλλη <b>απάντηση</b></p>', isOpen: false },
      ],
      beside: [image],
      below: [button],
    },
  ]);
});

test('search engines get each question with its answer in plain words, or nothing', () => {
  const topics = topicsOf([{ id: 's', content: '', widgets: [text] }]);
  const answer = { '@type': 'Answer', text: 'Αύριο.' };
  const mainEntity = [{ '@type': 'Question', name: 'Πότε;', acceptedAnswer: answer }];
  expect(faqData(topics)).toEqual([{ '@type': 'FAQPage', mainEntity }]);
  expect(faqData(topicsOf([{ id: 's', content: '<p>Μόνο κείμενο</p>', widgets: [] }]))).toEqual([]);
});
