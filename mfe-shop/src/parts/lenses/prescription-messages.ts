import { isApiFailure } from '@fakos/shared-kit/api';
import type { useKitText } from '@fakos/shared-kit/i18n/kit-text';

/** Fields of glasses and of contact lenses. */
const VALUES_PREFIX = /^(?:values|lenses)\./;

/** Messages of a refused prescription by field (`right.sph`), or under `form` for a failure without fields. */
export function getPrescriptionMessages(
  failure: unknown,
  kitText: ReturnType<typeof useKitText>,
): Readonly<Record<string, string>> {
  if (!isApiFailure(failure)) return { form: kitText('errors.INTERNAL') };
  const fields = Object.entries(failure.fields ?? {}).map(([field, message]) => [
    field.replace(VALUES_PREFIX, ''),
    message,
  ]);
  if (fields.length > 0) return Object.fromEntries(fields) as Readonly<Record<string, string>>;
  return { form: failure.message ?? kitText(`errors.${failure.code}`) };
}
