/** Forms without schemas: what a form needs to be shown and typed into. Its checks may load with the first answer. */
export {
  Controller,
  type FieldErrors,
  FormProvider,
  type Resolver,
  type UseFormReturn,
  useForm,
  useFormContext,
} from 'react-hook-form';
