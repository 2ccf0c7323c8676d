import { useCreatePageMutation } from '@fakos/shared-kit/api/admin-pages/hooks';
import { NewRecordPage } from '../../../framework/form/new-record-page.tsx';
import { useText } from '../../../text.ts';
import { PAGES, PAGES_KEY } from '../page-paths.ts';
import { PageFields } from './page-fields.tsx';
import { newPageValues, toPageFields, validatePage } from './page-values.ts';
import { usePageLabels, usePageMessages } from './use-page-form.ts';

/** Form for a new page, which becomes the last one and has no sections yet. */
export function NewPage() {
  const text = useText();
  const messages = usePageMessages();
  const [create] = useCreatePageMutation();
  return (
    <NewRecordPage
      title={text('pages.new')}
      list={{ listKey: PAGES_KEY, path: PAGES, label: text('menu.pages') }}
      createValues={() => newPageValues}
      validate={(values) => validatePage(values, messages)}
      create={async (values) => (await create(toPageFields(values)).unwrap()).data}
      savedText={({ title_el: name }) => text('detail.saved', { name })}
      fieldLabels={usePageLabels()}
    >
      <PageFields />
    </NewRecordPage>
  );
}
