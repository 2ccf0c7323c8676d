export {
  CheckboxField,
  type CheckboxFieldProps,
  type RadioChoice,
  RadioGroup,
  type RadioGroupProps,
} from './choice-field.tsx';
export { type ControlAttributes, Field, type FieldProps, type FieldTexts } from './field.tsx';
export {
  type Choice,
  SelectField,
  type SelectFieldProps,
  TextArea,
  type TextAreaProps,
  TextField,
  type TextFieldProps,
} from './text-field.tsx';
