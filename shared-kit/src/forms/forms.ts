/** The curated surface of forms: react-hook-form with zod schemas. Loaded with the screens that have a form. */
export { zodResolver } from '@hookform/resolvers/zod';
export { z } from 'zod';
export {
  Controller,
  type FieldErrors,
  FormProvider,
  type UseFormReturn,
  useForm,
  useFormContext,
} from './use-form.ts';
