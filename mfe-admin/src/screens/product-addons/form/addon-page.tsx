import type { Language } from '@fakos/contracts/languages';
import type { AdminProductAddon } from '@fakos/contracts/product-addons/contract';
import {
  useDeleteProductAddonMutation,
  useGetAdminProductAddonQuery,
  useLazyGetAdminProductAddonQuery,
  useUpdateProductAddonMutation,
} from '@fakos/shared-kit/api/product-addons/hooks';
import { useLanguage } from '@fakos/shared-kit/i18n';
import { useMemo } from 'react';
import { DeleteButton } from '../../../framework/detail/delete-button.tsx';
import { DetailPage } from '../../../framework/detail/detail-page.tsx';
import { RecordHistory } from '../../../framework/detail/record-history.tsx';
import { useDetailPage } from '../../../framework/detail/use-detail-page.ts';
import { RecordFormPage } from '../../../framework/form/record-form-page.tsx';
import { useFieldHistory } from '../../../framework/form/use-field-history.ts';
import { type LoadedRecord, useRecordForm } from '../../../framework/form/use-record-form.ts';
import { useToasts } from '../../../framework/toasts.tsx';
import { useText } from '../../../text.ts';
import { ADDONS, ADDONS_KEY } from '../addon-paths.ts';
import { AddonFields } from './addon-fields.tsx';
import { type AddonValues, localisedNames, toAddonValues, toChangedFields, validateAddon } from './addon-values.ts';
import { useAddonLabels, useAddonMessages, useAddonValueText } from './use-addon-form.ts';

const RESOURCE = 'product-addons';

/** One add-on with all its fields. */
export function AddonPage() {
  const text = useText();
  const language = useLanguage();
  const detail = useDetailPage(useGetAdminProductAddonQuery);
  return (
    <DetailPage
      detail={detail}
      title={(addon) => (addon ? addon[`name_${language}`] : text('productAddons.one'))}
      list={{ listKey: ADDONS_KEY, path: ADDONS, label: text('menu.productAddons') }}
      actions={(addon) => <DeleteAddon addon={addon} />}
    >
      {(addon) => <AddonForm key={addon.id} addon={addon} />}
    </DetailPage>
  );
}

function AddonForm({ addon }: { addon: AdminProductAddon }) {
  const text = useText();
  const toasts = useToasts();
  const language = useLanguage();
  const messages = useAddonMessages();
  const [update] = useUpdateProductAddonMutation();
  const [reload] = useLazyGetAdminProductAddonQuery();
  const loaded = useMemo(() => toRecord(addon, language), [addon, language]);
  const labels = useAddonLabels();
  const { id } = addon;
  const history = useFieldHistory(RESOURCE, id, localisedNames);
  const form = useRecordForm<AddonValues>({
    draftKey: `${ADDONS_KEY}:${id}`,
    loaded,
    validate: (values) => validateAddon(values, messages, { isNew: false }),
    save: async (changes, { values, version }) =>
      (await update({ id, version: String(version), ...toChangedFields(changes, values) }).unwrap()).data,
    reload: async () => toRecord((await reload({ id }).unwrap()).data, language),
    onSaved: () => toasts.showSuccess(text('detail.saved', { name: addon[`name_${language}`] })),
  });
  return (
    <>
      <RecordFormPage form={form} fieldLabels={labels} formatValue={useAddonValueText()} {...history}>
        <AddonFields />
      </RecordFormPage>
      <RecordHistory resource={RESOURCE} recordId={id} fieldLabels={labels} />
    </>
  );
}

function toRecord(addon: AdminProductAddon, language: Language): LoadedRecord<AddonValues> {
  return { values: toAddonValues(addon, language), version: addon.version };
}

function DeleteAddon({ addon }: { addon: AdminProductAddon }) {
  const text = useText();
  const language = useLanguage();
  const [remove] = useDeleteProductAddonMutation();
  const { id, version } = addon;
  return (
    <DeleteButton
      name={addon[`name_${language}`]}
      message={text('productAddons.deleteText')}
      onDelete={() => remove({ id, version }).unwrap()}
      listPath={ADDONS}
    />
  );
}
