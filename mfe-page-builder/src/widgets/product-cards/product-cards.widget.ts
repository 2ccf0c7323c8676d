import { productCardsWidget } from '@fakos/contracts/widgets';
import { createLazyWidget } from '../../framework/widget.tsx';
import './product-cards.module.css';

export const productCardsEntry = createLazyWidget(productCardsWidget, () =>
  import(/* webpackChunkName: "widget-product-cards" */ './product-cards.tsx').then(
    (module) => module.ProductCardsView,
  ),
);
