import { useCreateServiceMutation } from '@fakos/shared-kit/api/services/hooks';
import { NewRecordPage } from '../../../framework/form/new-record-page.tsx';
import { useText } from '../../../text.ts';
import { SERVICES, SERVICES_KEY } from '../service-paths.ts';
import { ServiceFields } from './service-fields.tsx';
import { newServiceValues, toServiceFields, validateService } from './service-values.ts';
import { useServiceLabels, useServiceMessages } from './use-service-form.ts';

/** Form for a new service, which is added at the end of the list. */
export function NewServicePage() {
  const text = useText();
  const messages = useServiceMessages();
  const [create] = useCreateServiceMutation();
  return (
    <NewRecordPage
      title={text('services.new')}
      list={{ listKey: SERVICES_KEY, path: SERVICES, label: text('menu.services') }}
      createValues={() => newServiceValues}
      validate={(values) => validateService(values, messages)}
      create={async (values) => (await create(toServiceFields(values)).unwrap()).data}
      savedText={({ title_el: name }) => text('detail.saved', { name })}
      fieldLabels={useServiceLabels()}
    >
      <ServiceFields />
    </NewRecordPage>
  );
}
