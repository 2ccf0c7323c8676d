import { useCreateProductAddonMutation } from '@fakos/shared-kit/api/product-addons/hooks';
import { NewRecordPage } from '../../../framework/form/new-record-page.tsx';
import { useText } from '../../../text.ts';
import { ADDONS, ADDONS_KEY } from '../addon-paths.ts';
import { AddonFields } from './addon-fields.tsx';
import { newAddonValues, toAddonFields, validateAddon } from './addon-values.ts';
import { useAddonLabels, useAddonMessages } from './use-addon-form.ts';

/** Form for a new add-on. */
export function NewAddonPage() {
  const text = useText();
  const messages = useAddonMessages();
  const [create] = useCreateProductAddonMutation();
  return (
    <NewRecordPage
      title={text('productAddons.new')}
      list={{ listKey: ADDONS_KEY, path: ADDONS, label: text('menu.productAddons') }}
      createValues={() => newAddonValues}
      validate={(values) => validateAddon(values, messages, { isNew: true })}
      create={async (values) => (await create(toAddonFields(values)).unwrap()).data}
      savedText={({ name_el: name }) => text('detail.saved', { name })}
      fieldLabels={useAddonLabels()}
    >
      <AddonFields />
    </NewRecordPage>
  );
}
