import { contactFormWidget } from '@fakos/contracts/widgets';
import { createLazyWidget } from '../../framework/widget.tsx';
import './contact-form.module.css';

export const contactFormEntry = createLazyWidget(contactFormWidget, () =>
  import(/* webpackChunkName: "widget-contact-form" */ './contact-form.tsx').then((module) => module.ContactFormView),
);
