import type { LensConfiguration } from '@fakos/contracts/lenses/fields';
import { createLazy, dialogPanel } from '@fakos/shared-kit/lazy';
import { Button, type ButtonProps } from '@fakos/shared-kit/ui/button';
import { useLazyDialog } from '../lazy-dialog/use-lazy-dialog.ts';

const lensDialog = createLazy(() =>
  Promise.all([import(/* webpackChunkName: "lenses" */ './lens-dialog.tsx'), dialogPanel.load()]).then(
    ([{ LensDialog }]) => LensDialog,
  ),
);

interface LensButtonProps extends Pick<ButtonProps, 'size' | 'variant' | 'fullWidth' | 'children'> {
  /** Of the frame. */
  slug: string;
  /** The lenses to edit. */
  configuration?: LensConfiguration;
  /** Message if the configurator cannot be loaded. */
  failedText: string;
  'aria-label'?: string;
  /** Receives the chosen lenses, and the price of frame and lenses in euros. */
  onDone: (configuration: LensConfiguration, price: number) => void;
}

/** Opens the lens configurator, which loads when the button is hovered, focused or pressed. */
export function LensButton({ slug, configuration, failedText, onDone, ...button }: LensButtonProps) {
  const { Content, open, setOpen, triggerProps } = useLazyDialog(lensDialog, failedText);
  return (
    <>
      <Button {...button} {...triggerProps} aria-haspopup="dialog" />
      {Content && (
        <Content slug={slug} configuration={configuration} open={open} onOpenChange={setOpen} onDone={onDone} />
      )}
    </>
  );
}
