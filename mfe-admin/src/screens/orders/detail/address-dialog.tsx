import type { AdminOrder } from '@fakos/contracts/admin-orders/contract';
import { contactDetails, shippingAddress } from '@fakos/contracts/orders/fields';
import { useEditOrderAddressMutation } from '@fakos/shared-kit/api/admin-orders/hooks';
import { SimpleGrid, TextInput } from '@mantine/core';
import { useState } from 'react';
import { ConfirmDialog } from '../../../framework/dialogs/confirm-dialog.tsx';
import { useText } from '../../../text.ts';
import { FailureAlert } from './failure-alert.tsx';
import { type OrderDialogProps, useOrderRequest } from './use-order-request.ts';

const contactFields = ['full_name', 'email', 'phone'] as const;
const addressFields = ['street', 'street_number', 'postcode', 'city'] as const;
type FieldName = (typeof contactFields)[number] | (typeof addressFields)[number];

/** Edits recipient and, for a courier, the address. Errors are shown at their fields. */
export function AddressDialog({ order, ...dialog }: OrderDialogProps & { readonly order: AdminOrder }) {
  const text = useText();
  const [edit] = useEditOrderAddressMutation();
  const request = useOrderRequest(dialog);
  const isCourier = order.shipping_method === 'courier';
  const [values, setValues] = useState<Readonly<Record<FieldName, string>>>(() => toValues(order));
  const [invalid, setInvalid] = useState<readonly string[]>([]);

  const save = () => {
    const contact = contactDetails.safeParse(values);
    const address = shippingAddress.safeParse(values);
    const issues = [...(contact.error?.issues ?? []), ...(isCourier ? (address.error?.issues ?? []) : [])];
    setInvalid(issues.map(({ path }) => String(path[0])));
    if (!contact.data || (isCourier && !address.data)) return;
    const { id, version } = order;
    const sent = { id, version, contact: contact.data, ...(isCourier && { address: address.data }) };
    void request.send(edit(sent));
  };

  const getError = (name: FieldName) =>
    invalid.includes(name)
      ? text(`orders.edit.errors.${name}`)
      : (request.fieldErrors[name] ?? request.fieldErrors[`contact.${name}`] ?? request.fieldErrors[`address.${name}`]);
  const fields: readonly FieldName[] = isCourier ? [...contactFields, ...addressFields] : contactFields;
  return (
    <ConfirmDialog
      isOpen
      size="lg"
      title={text('orders.edit.title', { number: order.number })}
      message={text('orders.edit.text')}
      confirmLabel={text('orders.edit.save')}
      isPending={request.isPending}
      onConfirm={save}
      onCancel={dialog.onClose}
    >
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        {fields.map((name, index) => (
          <TextInput
            key={name}
            label={text(`orders.edit.fields.${name}`)}
            value={values[name]}
            error={getError(name)}
            autoComplete="off"
            data-autofocus={index === 0 || undefined}
            onChange={(event) => {
              const { value } = event.currentTarget;
              setValues((before) => ({ ...before, [name]: value }));
            }}
          />
        ))}
      </SimpleGrid>
      <FailureAlert message={request.failureMessage} />
    </ConfirmDialog>
  );
}

function toValues({ contact, address }: AdminOrder): Readonly<Record<FieldName, string>> {
  return {
    ...contact,
    street: address?.street ?? '',
    street_number: address?.street_number ?? '',
    postcode: address?.postcode ?? '',
    city: address?.city ?? '',
  };
}
