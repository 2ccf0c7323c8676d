import type { OwnStockAlert } from '@fakos/contracts/stock-alerts/contract';
import { isApiFailure } from '@fakos/shared-kit/api';
import { useConfirmStockAlertMutation, useStopStockAlertMutation } from '@fakos/shared-kit/api/stock-alerts/hooks';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { paths } from '@fakos/shared-kit/router';
import { Button, ButtonLink } from '@fakos/shared-kit/ui/button';
import { Notice } from '@fakos/shared-kit/ui/notice';
import { useStockAlertText } from '../../translations/stock-alert-text.ts';
import styles from './stock-alert-page.module.css';

/** The request of a link: to confirm while it is pending, to stop at any time. */
export function StockAlert({ alert, token }: { alert: OwnStockAlert; token: string }) {
  const text = useStockAlertText();
  const kitText = useKitText();
  const [confirm, confirmation] = useConfirmStockAlertMutation();
  const [stop, stopping] = useStopStockAlertMutation();
  const { product, status } = alert;
  const error = confirmation.error ?? stopping.error;
  const isBusy = confirmation.isLoading || stopping.isLoading;
  const seeProduct = (
    <ButtonLink variant="secondary" href={paths.product(product.slug)}>
      {text('seeProduct')}
    </ButtonLink>
  );
  if (stopping.data) {
    return (
      <>
        <h1>{text('title')}</h1>
        <Notice tone="success" announce="status">
          {stopping.data.message}
        </Notice>
        <div className={styles.actions}>{seeProduct}</div>
      </>
    );
  }
  return (
    <>
      <h1>{text('title')}</h1>
      {product.in_stock && <Notice tone="info">{text('inStock')}</Notice>}
      {confirmation.data ? (
        <Notice tone="success" announce="status">
          {confirmation.data.message}
        </Notice>
      ) : (
        <p>{text(status, { product: product.name })}</p>
      )}
      {error && <Notice tone="danger">{(isApiFailure(error) && error.message) || kitText('errors.NETWORK')}</Notice>}
      <div className={styles.actions}>
        {status === 'pending' && (
          <Button loading={confirmation.isLoading} onClick={() => !isBusy && void confirm({ token })}>
            {text('confirm')}
          </Button>
        )}
        <Button variant="secondary" loading={stopping.isLoading} onClick={() => !isBusy && void stop({ token })}>
          {text(status === 'pending' ? 'decline' : 'stop')}
        </Button>
        {seeProduct}
      </div>
    </>
  );
}
