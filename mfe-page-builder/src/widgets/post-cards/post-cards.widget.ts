import { postCardsWidget } from '@fakos/contracts/widgets';
import { createLazyWidget } from '../../framework/widget.tsx';
import './post-cards.module.css';

export const postCardsEntry = createLazyWidget(postCardsWidget, () =>
  import(/* webpackChunkName: "widget-post-cards" */ './post-cards.tsx').then((module) => module.PostCardsView),
);
