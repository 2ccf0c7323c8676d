import { lateParts } from '@fakos/shared-kit/remote/late-parts';
import { Skeleton, SkeletonText } from '@fakos/shared-kit/ui/skeleton';
// The server renders these parts with the page, so their styles come with it.
import './details/delivery-box.module.css';
import './details/measures-drawing.module.css';
import './details/product-story.module.css';
import './details/share-links.module.css';
import type { DetailsProps } from './details/details.tsx';

const { load, part } = lateParts(async () => {
  const parts = await import(/* webpackChunkName: "product-details" */ './details/details.tsx');
  return parts.details;
});

/** Brings the parts that come after the first view. */
export const loadDetails = load;

const places = {
  aside: part<DetailsProps>(({ aside }) => aside, <Skeleton variant="box" height="18rem" />),
  stories: part<DetailsProps>(({ stories }) => stories, <SkeletonText lines={8} />),
  recent: part<DetailsProps>(({ recent }) => recent),
};

/** A part of the page whose code comes after the first view. */
export function LateDetails({ place, product }: DetailsProps & { place: keyof typeof places }) {
  const Place = places[place];
  return <Place product={product} />;
}
