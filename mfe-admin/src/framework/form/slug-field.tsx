import { toSlug } from '@fakos/contracts/text/to-slug';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { Alert, Button, Group } from '@mantine/core';
import { IconWand } from '@tabler/icons-react';
import { useText } from '../../text.ts';
import { TextField } from './fields.tsx';
import styles from './form.module.css';
import { useFormContext } from './form-context.ts';
import { toGreekField } from './localised-field.tsx';

interface SlugFieldProps {
  readonly label: string;
  /** Field that the address is suggested from; of a localised one, the Greek text. */
  readonly source: string;
  /** The page's address for a slug. */
  readonly toAddress: (slug: string) => string;
  /** Whether the stored record is public, so that its address may be in use. */
  readonly isPublished: boolean;
  /** False if a changed address leaves no redirect. */
  readonly hasRedirect?: boolean;
}

/** The part of a record's address that identifies it; suggested from a new title, with a warning for published ones. */
export function SlugField({ label, source, toAddress, isPublished, hasRedirect = true }: SlugFieldProps) {
  const text = useText();
  const kitText = useKitText();
  const { form } = useFormContext();
  const slug = form.values.slug as string;
  const stored = form.stored.slug as string;
  const title = toGreekField(source) in form.values ? toGreekField(source) : source;
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
          className={styles.suggestion}
          leftSection={<IconWand size={14} aria-hidden />}
          onClick={() => form.setValue('slug', suggestion)}
        >
          {text('form.suggestSlug', { slug: suggestion })}
        </Button>
      )}
      {isChanged && (
        <Alert mt="xs" color="yellow" role="status">
          <Group gap="sm" justify="space-between">
            <span>{text(hasRedirect ? 'form.slugChanged' : 'form.slugBroken', { address: toAddress(stored) })}</span>
            <Button size="compact-sm" variant="default" onClick={() => form.setValue('slug', stored)}>
              {kitText('actions.undo')}
            </Button>
          </Group>
        </Alert>
      )}
    </div>
  );
}
