import { MantineProvider } from '@mantine/core';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { admin, renderAdmin } from '../../testing/render-admin.tsx';
import { stubApi } from '../../testing/stub-api.ts';
import { RichTextInput } from './rich-text-field.tsx';

const image = { id: 1, filename: 'a.jpg', thumbnail_url: '/a.jpg', alt_el: 'Σκελετός', alt_en: '' };
const responses = {
  'GET search admin': {
    success: true,
    data: {
      groups: [
        { kind: 'order', results: [{ kind: 'order', id: 1, label: 'OP26-1', detail: '' }] },
        { kind: 'post', results: [{ kind: 'post', id: 2, label: 'Άνοιξη', detail: 'Νέα', path: '/blog/anoixi' }] },
      ],
    },
  },
  'GET media': { success: true, data: [image], meta: { page: 1, limit: 12, total: 1 } },
};

function open(initial: string) {
  stubApi(responses);
  const values: string[] = [];
  function Form() {
    const [value, setValue] = useState(initial);
    return (
      <MantineProvider>
        <RichTextInput
          label="Κείμενο"
          value={value}
          imageFolder="posts"
          onChange={(html) => {
            values.push(html);
            setValue(html);
          }}
        />
        <button type="button" onClick={() => setValue('<p>Από άλλον</p>')}>
          merge
        </button>
      </MantineProvider>
    );
  }
  renderAdmin('/admin', admin, <Form />);
  return values;
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const findText = () => screen.findByRole('textbox', { name: 'Κείμενο' });

test('a text is shown without a change, counted, and follows the value of the form', async () => {
  const values = open('<h2>Τίτλος</h2>\n<p>Δύο λέξεις</p>');
  expect(within(await findText()).getByRole('heading', { level: 2 })).toHaveTextContent('Τίτλος');
  expect(screen.getByText('3 λέξεις · 1 λεπτό ανάγνωσης')).toBeVisible();
  expect(screen.queryByText(/δεν υποστηρίζει/)).toBeNull();
  await press('merge');
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Κείμενο' })).toHaveTextContent('Από άλλον'));
  expect(values).toEqual([]);
});

test('formatting changes the value; undoing it returns to the stored one', async () => {
  const values = open('<p>Ένα</p>\n');
  await findText();
  await press('Αριθμημένη λίστα');
  expect(values.at(-1)).toBe('<ol><li><p>Ένα</p></li></ol>');
  expect(screen.getByRole('button', { name: 'Αριθμημένη λίστα' })).toHaveAttribute('aria-pressed', 'true');
  await press('Αναίρεση');
  expect(values.at(-1)).toBe('<p>Ένα</p>\n');
  await userEvent.selectOptions(screen.getByLabelText('Είδος κειμένου'), 'Επικεφαλίδα 2');
  expect(values.at(-1)).toBe('<h3>Ένα</h3>');
  await press('Στοίχιση στο κέντρο');
  expect(values.at(-1)).toBe('<h3 class="align-center">Ένα</h3>');
  await press('Εισαγωγή πίνακα');
  await press('Διαγραφή γραμμής');
  expect(values.at(-1)?.match(/<tr>/g)).toHaveLength(2);
});

test('elements that the editor would remove are listed until the text is edited', async () => {
  open('<table><caption>Μεγέθη</caption><tbody><tr><td>52</td></tr></tbody></table>');
  expect(await screen.findByText(/δεν υποστηρίζει: <caption>/)).toBeVisible();
  await press('Οριζόντια γραμμή');
  expect(screen.queryByText(/δεν υποστηρίζει/)).toBeNull();
});

test('the toolbar is one stop of the Tab key, and the arrow keys move in it', async () => {
  open('');
  await findText();
  const toolbar = screen.getByRole('toolbar', { name: 'Μορφοποίηση: Κείμενο' });
  await userEvent.tab();
  expect(within(toolbar).getByLabelText('Είδος κειμένου')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(within(toolbar).getByRole('button', { name: 'Πλάγια' })).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('textbox', { name: 'Κείμενο' })).toHaveFocus();
});

test('as HTML the text can contain anything, and the parts that the sanitiser will remove are listed', async () => {
  const values = open('<p>Ένα</p>');
  await findText();
  await press('Επεξεργασία ως HTML');
  const source = screen.getByRole('textbox', { name: 'Κείμενο' });
  await userEvent.clear(source);
  await userEvent.type(source, '<p style="x">Δύο</p><script></script>');
  expect(values.at(-1)).toBe('<p style="x">Δύο</p><script></script>');
  expect(screen.getByText('Ιδιότητα style')).toBeVisible();
  expect(screen.getByText('Στοιχείο <script>')).toBeVisible();
  await press('Επεξεργασία ως HTML');
  expect(await findText()).toHaveTextContent('Δύο');
});

test('a link leads to an address or to a record that is found', async () => {
  const values = open('');
  await findText();
  await press('Σύνδεσμος');
  const dialog = within(await screen.findByRole('dialog', { name: 'Σύνδεσμος' }));
  await userEvent.type(dialog.getByLabelText('Διεύθυνση'), 'javascript:x');
  await userEvent.click(dialog.getByRole('button', { name: 'Ορισμός συνδέσμου' }));
  expect(dialog.getByLabelText('Διεύθυνση')).toBeInvalid();
  await userEvent.type(dialog.getByLabelText('Ή αναζήτηση σελίδας, προϊόντος ή άρθρου'), 'ανοι');
  await userEvent.click(await dialog.findByRole('button', { name: /Άνοιξη/ }));
  expect(dialog.queryByText('OP26-1')).toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: 'Ορισμός συνδέσμου' }));
  expect(values.at(-1)).toBe('<p><a href="/blog/anoixi">Άνοιξη</a></p>');
});

test('an image comes from the media library, with its alternative text', async () => {
  const values = open('');
  await findText();
  await press('Εικόνα');
  await userEvent.click(await screen.findByRole('button', { name: /a\.jpg/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Εικόνα στο κείμενο' }));
  await userEvent.type(dialog.getByLabelText('Εναλλακτικό κείμενο'), 'Σκελετός');
  await userEvent.click(dialog.getByRole('button', { name: 'Εισαγωγή' }));
  expect(values.at(-1)).toBe(
    '<img src="/backend/api/image.php?type=post&amp;file=a.jpg&amp;width=960" alt="Σκελετός" loading="lazy">',
  );
});
