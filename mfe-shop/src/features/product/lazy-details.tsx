import { createLazyParts } from '@fakos/shared-kit/lazy';
import { Skeleton, SkeletonText } from '@fakos/shared-kit/ui/skeleton';
// The server renders these components with the page, so the page needs their styles immediately.
import './configure/configure.module.css';
import './details/delivery-box.module.css';
import './details/lens-offer.module.css';
import './details/measurements-drawing.module.css';
import './details/details-section.module.css';
import './details/share-links.module.css';
import './reviews/reviews.module.css';
import './stock-alert/stock-alert.module.css';
import '../../parts/compare/compare-button.module.css';
import '../../parts/stars/stars.module.css';
import type { DetailsProps } from './details/details.tsx';

const details = createLazyParts(async () => {
  const parts = await import(/* webpackChunkName: "product-details" */ './details/details.tsx');
  return parts.details;
});

// Apart, because few products are configured, and the form needs fields that the other sections do not.
const configuration = createLazyParts(async () => {
  const { ConfigureBox } = await import(/* webpackChunkName: "power" */ './configure/configure-box.tsx');
  return { ConfigureBox };
});

// Apart, because few products are sold out.
const stockAlert = createLazyParts(async () => {
  const { StockAlertForm } = await import(
    /* webpackChunkName: "product-feedback" */ './stock-alert/stock-alert-form.tsx'
  );
  return { StockAlertForm };
});

const reviews = createLazyParts(async () => {
  const { Reviews } = await import(/* webpackChunkName: "product-feedback" */ './reviews/reviews.tsx');
  return { Reviews };
});

/** Loads the lazy sections; the server does so before it renders. */
export const loadDetails = () => Promise.all([details.load(), configuration.load(), stockAlert.load(), reviews.load()]);

const sections = {
  configure: configuration.part<DetailsProps>(({ ConfigureBox }) => ConfigureBox, {
    fallback: <Skeleton variant="box" height="24rem" />,
  }),
  stockAlert: stockAlert.part<DetailsProps>(({ StockAlertForm }) => StockAlertForm, {
    fallback: <Skeleton variant="box" height="16rem" />,
  }),
  aside: details.part<DetailsProps>(({ aside }) => aside, { fallback: <Skeleton variant="box" height="18rem" /> }),
  texts: details.part<DetailsProps>(({ texts }) => texts, { fallback: <SkeletonText lines={8} /> }),
  reviews: reviews.part<DetailsProps>(({ Reviews }) => Reviews, { hydrateOn: 'interaction' }),
  recent: details.part<DetailsProps>(({ recent }) => recent),
};

/** A section of the page that is loaded after the first view. */
export function LazyDetails({ section, product }: DetailsProps & { section: keyof typeof sections }) {
  const Section = sections[section];
  return <Section product={product} />;
}
