/** Forms without schemas, for forms whose validation is loaded with the first input. */
export {
  Controller,
  type FieldErrors,
  FormProvider,
  type Resolver,
  type UseFormReturn,
  useForm,
  useFormContext,
} from 'react-hook-form';
