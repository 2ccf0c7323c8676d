import { toSlug } from '@fakos/contracts/text/to-slug';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { Alert, Button } from '@mantine/core';
import { IconWand } from '@tabler/icons-react';
import { useText } from '../../text.ts';
import { TextField } from './fields.tsx';
import { useFormContext } from './form-context.ts';
import { toGreekField } from './localised-field.tsx';

interface SlugFieldProps {
  readonly label: string;
  /** Localised field that the address is suggested from. */
  readonly source: string;
  /** The page's address for a slug. */
  readonly toAddress: (slug: string) => string;
  /** Whether visitors can see the stored record, so that a change of its address leaves a redirect. */
  readonly isPublished: boolean;
}

/** The part of a record's address that identifies it; suggested from a new title, with a warning for published ones. */
export function SlugField({ label, source, toAddress, isPublished }: SlugFieldProps) {
  const text = useText();
  const kitText = useKitText();
  const { form } = useFormContext();
  const slug = form.values.slug as string;
  const stored = form.stored.slug as string;
  const title = toGreekField(source);
  const suggestion = toSlug(form.values[title] as string);
  const isTitleChanged = form.isNew || form.values[title] !== form.stored[title];
  const isChanged = isPublished && !form.isNew && slug !== stored;
  return (
    <div>
      <TextField name="slug" label={label} description={slug ? toAddress(slug) : text('form.slugHint')} />
      {isTitleChanged && suggestion && suggestion !== slug && (
        <Button
          mt={6}
          size="compact-sm"
          variant="subtle"
          leftSection={<IconWand size={14} aria-hidden />}
          onClick={() => form.setValue('slug', suggestion)}
        >
          {text('form.suggestSlug', { slug: suggestion })}
        </Button>
      )}
      {isChanged && (
        <Alert mt="xs" color="yellow" role="status">
          {text('form.slugChanged', { address: toAddress(stored) })}
          <Button mt="xs" size="compact-sm" variant="default" onClick={() => form.setValue('slug', stored)}>
            {kitText('actions.undo')}
          </Button>
        </Alert>
      )}
    </div>
  );
}
