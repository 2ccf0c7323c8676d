import { CheckboxField, type CheckboxFieldProps } from '@fakos/shared-kit/ui/field';
import { useChosen } from '../view/use-chosen.ts';

interface FilterCheckboxProps extends Pick<CheckboxFieldProps, 'label' | 'disabled'> {
  checked: boolean;
  onChoose: (checked: boolean) => void;
}

/** A value of a filter. */
export function FilterCheckbox({ checked, onChoose, ...field }: FilterCheckboxProps) {
  const [isChosen, choose] = useChosen(checked, onChoose);
  return <CheckboxField {...field} checked={isChosen} onChange={({ target }) => choose(target.checked)} />;
}
