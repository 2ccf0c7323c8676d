import { isApiFailure } from '@fakos/shared-kit/api';
import { useEraseProfileMutation } from '@fakos/shared-kit/api/profile/hooks';
import { useForm } from '@fakos/shared-kit/forms/use-form';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { paths, useNavigate } from '@fakos/shared-kit/router';
import { useDispatch } from '@fakos/shared-kit/state';
import { signOut } from '@fakos/shared-kit/state/session';
import { Button } from '@fakos/shared-kit/ui/button';
import { Dialog } from '@fakos/shared-kit/ui/dialog';
import { TextField } from '@fakos/shared-kit/ui/field';
import { useToast } from '@fakos/shared-kit/ui/toast';
import { useId } from 'react';
import { useAccountText } from '../../../account/account-text.ts';
import { PasswordField } from '../../../account/fields/password-field.tsx';
import { FailureNotice } from '../../../account/forms/failure-notice.tsx';
import { useProfileText } from '../../../account/profile-text.ts';
import styles from '../profile.module.css';

interface EraseDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/**
 * Dialog to erase the account: lists deleted and remaining data, and requires the password and a confirmation
 * word.
 */
export function EraseDialog({ open, onOpenChange }: EraseDialogProps) {
  const text = useProfileText();
  const kitText = useKitText();
  const formId = useId();
  const { form, submit, failure, isErasing } = useErasure();
  const { register, formState } = form;
  const word = text('erase.word');
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={text('erase.title')}
      description={text('erase.noUndo')}
      closeLabel={kitText('actions.close')}
      actions={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            {kitText('actions.cancel')}
          </Button>
          <Button variant="danger" type="submit" form={formId} loading={isErasing}>
            {text('erase.submit')}
          </Button>
        </>
      }
    >
      <form method="post" id={formId} className={styles.eraseForm} onSubmit={submit} noValidate>
        <ul className={styles.facts}>
          <li>{text('erase.goes')}</li>
          <li>{text('erase.stays')}</li>
        </ul>
        {failure && <FailureNotice failure={failure} />}
        <PasswordField
          label={text('erase.password')}
          error={formState.errors.password?.message}
          {...register('password', { required: kitText('fields.required') })}
        />
        <TextField
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          label={text('erase.confirm', { word })}
          error={formState.errors.word?.message}
          {...register('word', {
            validate: (typed) => typed.trim().toUpperCase() === word || text('erase.wrongWord', { word }),
          })}
        />
      </form>
    </Dialog>
  );
}

function useErasure() {
  const text = useProfileText();
  const accountText = useAccountText();
  const toast = useToast();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const [erase, { error, isLoading }] = useEraseProfileMutation();
  const form = useForm({ defaultValues: { password: '', word: '' } });

  const submit = form.handleSubmit(async ({ password }) => {
    const result = await erase({ password });
    if (result.data) {
      dispatch(signOut());
      navigate(paths.home, { replace: true });
      toast.success(text('erase.done'));
      return;
    }
    const apiFailure = isApiFailure(result.error) ? result.error : undefined;
    if (apiFailure?.fields?.password)
      form.setError('password', { message: apiFailure.fields.password }, { shouldFocus: true });
    if (apiFailure?.code === 'NOT_SIGNED_IN') toast.error(accountText('ended.title'));
  });

  const failure = isApiFailure(error) && !isLoading && !error.fields?.password ? error : undefined;
  return { form, submit, failure, isErasing: isLoading };
}
