/** The forms facade: react-hook-form. Loaded with the pages that have a form. */
export {
  Controller,
  type FieldErrors,
  FormProvider,
  type UseFormReturn,
  useForm,
  useFormContext,
} from './use-form.ts';
