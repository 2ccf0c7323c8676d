import { getFaqData } from './faq-data.ts';
import { toTopics } from './questions.ts';

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

test('questions are read from accordions and texts, in columns too, and have unique anchors', () => {
  const columns = { id: 'c', type: 'two-columns', order: 1, leftColumn: [text], rightColumn: [image] };
  const topics = toTopics([{ id: 's', content: '', widgets: [button, accordion, columns] }]);
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

test('structured data has each question with its answer as plain text, or is omitted', () => {
  const topics = toTopics([{ id: 's', content: '', widgets: [text] }]);
  const answer = { '@type': 'Answer', text: 'Αύριο.' };
  const mainEntity = [{ '@type': 'Question', name: 'Πότε;', acceptedAnswer: answer }];
  expect(getFaqData(topics)).toEqual([{ '@type': 'FAQPage', mainEntity }]);
  expect(getFaqData(toTopics([{ id: 's', content: '<p>Μόνο κείμενο</p>', widgets: [] }]))).toEqual([]);
});
