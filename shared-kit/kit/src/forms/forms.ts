/** The forms facade: react-hook-form and zod. Loaded with the pages that have a form. */
export { z } from 'zod';
export {
  Controller,
  type FieldErrors,
  FormProvider,
  type UseFormReturn,
  useForm,
  useFormContext,
} from './use-form.ts';
