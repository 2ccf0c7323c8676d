import type { Order } from '@fakos/contracts/orders/contract';
import { isApiFailure } from '@fakos/shared-kit/api';
import { useWithdrawFromOrderMutation } from '@fakos/shared-kit/api/orders/hooks';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { Button } from '@fakos/shared-kit/ui/button';
import { Dialog } from '@fakos/shared-kit/ui/dialog';
import { CheckboxField, TextArea } from '@fakos/shared-kit/ui/field';
import { Notice } from '@fakos/shared-kit/ui/notice';
import { useToast } from '@fakos/shared-kit/ui/toast';
import { useId, useState } from 'react';
import { useText } from '../../../text.ts';
import { useOrderText } from '../../../translations/order-text.ts';
import { QuantityStepper } from '../../../ui/quantity-stepper.tsx';
import styles from '../order.module.css';
import type { OrderKey } from '../order-key.ts';
import { listWithdrawableLines, type WithdrawableLine } from './withdrawable-lines.ts';

/** Maximum length of the reason; equals the server's `withdrawalReason`. */
const MAX_REASON = 1000;

interface WithdrawDialogProps {
  order: Order;
  orderKey: OrderKey;
  open: boolean;
  onClose: () => void;
}

/** The withdrawal function (Directive 2011/83/EU, article 11a): the lines to return and an optional reason. */
export function WithdrawDialog({ order, orderKey, open, onClose }: WithdrawDialogProps) {
  const text = useOrderText();
  const kitText = useKitText();
  const id = useId();
  const lines = listWithdrawableLines(order);
  const { chosen, choose, reason, setReason, seal, failureText, isSending, send } = useWithdrawal(
    lines,
    orderKey,
    onClose,
  );
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={text('order.withdraw')}
      description={text('order.withdrawText')}
      closeLabel={kitText('actions.close')}
      actions={
        <Button type="submit" form={id} loading={isSending}>
          {text('order.withdrawConfirm')}
        </Button>
      }
    >
      <form
        method="post"
        id={id}
        noValidate
        className={styles.part}
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        {failureText && <Notice tone="danger">{failureText}</Notice>}
        <fieldset className={styles.choices}>
          <legend>{text('order.withdrawLines')}</legend>
          {lines.map((line) => (
            <ChosenLine
              key={line.position}
              line={line}
              quantity={chosen.get(line.position) ?? 0}
              onChange={(quantity) => choose(line.position, quantity)}
            />
          ))}
        </fieldset>
        {seal.isNeeded && (
          <CheckboxField
            label={text('order.withdrawSealed')}
            description={text('order.withdrawSealedHint')}
            checked={seal.isConfirmed}
            error={seal.isMissing ? text('order.withdrawSealedNeeded') : undefined}
            onChange={(event) => seal.confirm(event.target.checked)}
          />
        )}
        <TextArea
          label={text('order.withdrawReason')}
          optionalLabel={text('order.optional')}
          rows={3}
          maxLength={MAX_REASON}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </form>
    </Dialog>
  );
}

interface ChosenLineProps {
  line: WithdrawableLine;
  quantity: number;
  onChange: (quantity: number) => void;
}

function ChosenLine({ line, quantity, onChange }: ChosenLineProps) {
  const shopText = useText();
  const { name, remaining } = line;
  return (
    <div className={styles.choice}>
      <CheckboxField
        label={name}
        checked={quantity > 0}
        onChange={(event) => onChange(event.target.checked ? remaining : 0)}
      />
      {remaining > 1 && quantity > 0 && (
        <QuantityStepper
          size="sm"
          value={quantity}
          max={remaining}
          onValueChange={onChange}
          labels={{
            input: shopText('buy.quantityOfItem', { name }),
            decrease: shopText('buy.decrease', { name }),
            increase: shopText('buy.increase', { name }),
          }}
        />
      )}
    </div>
  );
}

/** State of the withdrawal form. All lines are selected at first. */
function useWithdrawal(lines: readonly WithdrawableLine[], orderKey: OrderKey, onDone: () => void) {
  const text = useOrderText();
  const toast = useToast();
  const [withdraw, { isLoading: isSending }] = useWithdrawFromOrderMutation();
  const [chosen, setChosen] = useState(() => new Map(lines.map(({ position, remaining }) => [position, remaining])));
  const [reason, setReason] = useState('');
  const [failureText, setFailureText] = useState<string>();
  const [isConfirmed, setConfirmed] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const needsSeal = lines.some(({ position, isSealed }) => isSealed && (chosen.get(position) ?? 0) > 0);

  async function send() {
    const selectedLines = lines.flatMap(({ position, remaining }) => {
      const quantity = Math.min(chosen.get(position) ?? 0, remaining);
      return quantity > 0 ? [{ position, quantity }] : [];
    });
    if (selectedLines.length === 0) {
      setFailureText(text('order.withdrawNothing'));
      return;
    }
    setFailureText(undefined);
    setChecked(true);
    if (needsSeal && !isConfirmed) return;
    const { data, error } = await withdraw({ ...orderKey, lines: selectedLines, reason, sealed: isConfirmed });
    if (data) {
      toast.success(text('order.withdrawn'));
      onDone();
    } else setFailureText((isApiFailure(error) ? error.message : undefined) ?? text('order.actionFailed'));
  }

  const choose = (position: number, quantity: number) => setChosen((before) => new Map(before).set(position, quantity));
  const seal = {
    isNeeded: needsSeal,
    isConfirmed,
    isMissing: isChecked && !isConfirmed,
    confirm: setConfirmed,
  };
  return { chosen, choose, reason, setReason, seal, failureText, isSending, send };
}
