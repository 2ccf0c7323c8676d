import { isApiFailure } from '@fakos/shared-kit/api';
import type { Order } from '@fakos/shared-kit/api/orders/contract';
import { useWithdrawFromOrderMutation } from '@fakos/shared-kit/api/orders/hooks';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { Button } from '@fakos/shared-kit/ui/button';
import { Dialog } from '@fakos/shared-kit/ui/dialog';
import { CheckboxField, TextArea } from '@fakos/shared-kit/ui/field';
import { Notice } from '@fakos/shared-kit/ui/notice';
import { QuantityStepper } from '@fakos/shared-kit/ui/quantity-stepper';
import { useToast } from '@fakos/shared-kit/ui/toast';
import { useId, useState } from 'react';
import { useText } from '../../text.ts';
import { useOrderText } from '../../words/order-text.ts';
import styles from './order.module.css';
import type { OrderKey } from './order-key.ts';
import { piecesLeft, type WithdrawableLine } from './pieces-left.ts';

/** Longest reason, in characters; the same number as the server's `withdrawalReason`. */
const MAX_REASON = 1000;

interface WithdrawDialogProps {
  order: Order;
  orderKey: OrderKey;
  open: boolean;
  onClose: () => void;
}

/** The withdrawal function (Directive 2011/83/EU, article 11a): what goes back, a reason for who wants to give one. */
export function WithdrawDialog({ order, orderKey, open, onClose }: WithdrawDialogProps) {
  const text = useOrderText();
  const kitText = useKitText();
  const id = useId();
  const lines = piecesLeft(order);
  const { chosen, choose, reason, setReason, fault, isSending, send } = useWithdrawal(lines, orderKey, onClose);
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
        id={id}
        noValidate
        className={styles.part}
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        {fault && <Notice tone="danger">{fault}</Notice>}
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
  const { name, left } = line;
  return (
    <div className={styles.choice}>
      <CheckboxField
        label={name}
        checked={quantity > 0}
        onChange={(event) => onChange(event.target.checked ? left : 0)}
      />
      {left > 1 && quantity > 0 && (
        <QuantityStepper
          size="sm"
          value={quantity}
          max={left}
          onValueChange={onChange}
          labels={{
            input: shopText('buy.quantityOf', { name }),
            decrease: shopText('buy.decrease', { name }),
            increase: shopText('buy.increase', { name }),
          }}
        />
      )}
    </div>
  );
}

/** Everything is chosen at first; what the server says to it is kept until the next try. */
function useWithdrawal(lines: readonly WithdrawableLine[], orderKey: OrderKey, onDone: () => void) {
  const text = useOrderText();
  const toast = useToast();
  const [withdraw, { isLoading: isSending }] = useWithdrawFromOrderMutation();
  const [chosen, setChosen] = useState(() => new Map(lines.map(({ position, left }) => [position, left])));
  const [reason, setReason] = useState('');
  const [fault, setFault] = useState<string>();

  async function send() {
    const wanted = lines.flatMap(({ position, left }) => {
      const quantity = Math.min(chosen.get(position) ?? 0, left);
      return quantity > 0 ? [{ position, quantity }] : [];
    });
    if (wanted.length === 0) {
      setFault(text('order.withdrawNothing'));
      return;
    }
    setFault(undefined);
    const { data, error } = await withdraw({ ...orderKey, lines: wanted, reason });
    if (data) {
      toast.success(text('order.withdrawn'));
      onDone();
    } else setFault((isApiFailure(error) ? error.message : undefined) ?? text('order.actionFailed'));
  }

  const choose = (position: number, quantity: number) => setChosen((before) => new Map(before).set(position, quantity));
  return { chosen, choose, reason, setReason, fault, isSending, send };
}
