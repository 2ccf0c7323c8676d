import type { LensRange } from '@fakos/contracts/contact-lenses/rules';
import type { ContactPrescriptionValues } from '@fakos/contracts/contact-prescriptions/rules';
import { createLazy, dialogPanel } from '@fakos/shared-kit/lazy';
import { useKitSelector } from '@fakos/shared-kit/state';
import { selectUser } from '@fakos/shared-kit/state/session';
import { Button } from '@fakos/shared-kit/ui/button';
import { useLazyDialog } from '../../../parts/lazy-dialog/use-lazy-dialog.ts';
import { useDetailsText } from '../details/details-text.ts';
import type { FilledChoice } from './wallet/fill-choice.ts';

const walletFill = createLazy(() =>
  Promise.all([import(/* webpackChunkName: "lens-wallet" */ './wallet/wallet-fill.tsx'), dialogPanel.load()]).then(
    ([{ WalletFill }]) => WalletFill,
  ),
);

const saveLenses = createLazy(() =>
  Promise.all([import(/* webpackChunkName: "lens-wallet" */ './wallet/save-lenses.tsx'), dialogPanel.load()]).then(
    ([{ SaveLenses }]) => SaveLenses,
  ),
);

interface FillFromWalletProps {
  ranges: readonly LensRange[];
  onFilled: (choice: FilledChoice) => void;
}

/** Offers signed-in visitors the values of their prescriptions for contact lenses. */
export function FillFromWallet({ ranges, onFilled }: FillFromWalletProps) {
  const text = useDetailsText();
  const user = useKitSelector(selectUser);
  const { Content, open, setOpen, triggerProps } = useLazyDialog(walletFill, text('configure.walletFailed'));
  if (!user) return null;
  return (
    <>
      <Button variant="secondary" fullWidth aria-haspopup="dialog" {...triggerProps}>
        {text('configure.fromWallet')}
      </Button>
      {Content && <Content key={user.id} open={open} onOpenChange={setOpen} ranges={ranges} onFilled={onFilled} />}
    </>
  );
}

/** Offers signed-in visitors to store the chosen values; they are undefined while the choice is incomplete. */
export function SaveToWallet({ values }: { values: ContactPrescriptionValues | undefined }) {
  const text = useDetailsText();
  const user = useKitSelector(selectUser);
  const { Content, open, setOpen, triggerProps } = useLazyDialog(saveLenses, text('configure.walletFailed'));
  if (!user || !values) return null;
  return (
    <>
      <Button variant="quiet" fullWidth aria-haspopup="dialog" {...triggerProps}>
        {text('configure.toWallet')}
      </Button>
      {Content && <Content key={user.id} open={open} onOpenChange={setOpen} owner={user.name} values={values} />}
    </>
  );
}
