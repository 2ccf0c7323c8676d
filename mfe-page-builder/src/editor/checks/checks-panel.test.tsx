import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPart } from '../testing/render-part.tsx';
import { checkPage } from './check-page.ts';
import type { CheckProblem } from './check-problem.ts';
import { ChecksPanel } from './checks-panel.tsx';

const greek = [{ id: 's', widgets: [{ id: 'i', type: 'image', order: 1, imageUrl: 'a.jpg', altText: '' }] }];
const english = [{ id: 's', widgets: [{ id: 'b', type: 'button', order: 1, text: '', url: '/shop' }] }];

test('problems are counted by language, and a click opens the field of one', async () => {
  const opened: CheckProblem[] = [];
  const problems = checkPage({ sections: { el: greek, en: english } });
  await renderPart(
    <ChecksPanel
      problems={problems}
      onOpen={(problem) => opened.push(problem)}
      getName={(_, id) => `Στοιχείο ${id}`}
    />,
  );
  expect(screen.getByRole('status')).toHaveTextContent('Βρέθηκαν 2 σημεία.');
  await userEvent.click(screen.getByRole('button', { name: /«a.jpg» δεν έχει εναλλακτικό κείμενο.*Στοιχείο i/ }));
  expect(opened).toEqual([expect.objectContaining({ code: 'missing-alt', id: 'i', field: 'altText', language: 'el' })]);
  await userEvent.click(screen.getByRole('radio', { name: 'Αγγλικά (1)' }));
  expect(screen.queryByRole('button', { name: /a.jpg/ })).toBeNull();
  expect(screen.getByRole('button', { name: /Το κουμπί δεν έχει κείμενο/ })).toBeVisible();
});

test('a page without problems shows a message', async () => {
  await renderPart(<ChecksPanel problems={[]} onOpen={() => undefined} />);
  expect(screen.getByRole('status')).toHaveTextContent('Δεν βρέθηκε κανένα πρόβλημα.');
});
