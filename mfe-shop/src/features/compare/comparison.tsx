import type { ProductDetail } from '@fakos/contracts/products/contract';
import { isApiFailure } from '@fakos/shared-kit/api';
import { useGetProductQuery } from '@fakos/shared-kit/api/products/hooks';
import { useFormat } from '@fakos/shared-kit/i18n';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { paths, useNavigate } from '@fakos/shared-kit/router';
import { Button } from '@fakos/shared-kit/ui/button';
import { ErrorState } from '@fakos/shared-kit/ui/error-state';
import { ResponsiveImage } from '@fakos/shared-kit/ui/image';
import { useRenderLink } from '@fakos/shared-kit/ui/link';
import { Notice } from '@fakos/shared-kit/ui/notice';
import { Skeleton } from '@fakos/shared-kit/ui/skeleton';
import { comparedProducts, getComparisonAddress } from '../../parts/compare/compared-products.ts';
import { ProductPrice } from '../../parts/price/product-price.tsx';
import { getProductImage } from '../../parts/product-tile/product-image.ts';
import { useCompareText } from '../../translations/compare-text.ts';
import styles from './compare-page.module.css';
import { listComparedRows } from './compared-rows.ts';

const IMAGE_SIZES = '14rem';
const MAX_IMAGE_WIDTH = 640;
/** Statuses for an invalid or unknown slug. */
const NOT_FOUND_STATUSES: readonly number[] = [400, 404, 422];

/** The frames of a comparison as a table, with its loading and error states. */
export function Comparison({ slugs }: { slugs: readonly string[] }) {
  const text = useCompareText();
  const kitText = useKitText();
  const results = useProducts(slugs);
  const isMissing = ({ error }: (typeof results)[number]) =>
    isApiFailure(error) && NOT_FOUND_STATUSES.includes(error.status);
  const failed = results.filter((result) => result.error && !isMissing(result) && !result.currentData);
  const products = results.flatMap(({ currentData }) => (currentData ? [currentData.data] : []));
  const missing = results.filter(isMissing).length;
  if (failed.length > 0) {
    const [{ error } = { error: undefined }] = failed;
    return (
      <ErrorState
        headingLevel={1}
        title={kitText('state.errorTitle')}
        text={(isApiFailure(error) && error.message) || kitText('errors.NETWORK')}
        retryLabel={kitText('actions.retry')}
        pending={failed.some(({ isFetching }) => isFetching)}
        onRetry={() => {
          for (const { refetch } of failed) void refetch();
        }}
      />
    );
  }
  if (products.length + missing < slugs.length) {
    return (
      <>
        <h1>{text('title')}</h1>
        <div aria-busy="true">
          <p role="status" className="visually-hidden">
            {kitText('state.loading')}
          </p>
          <Skeleton variant="box" height="36rem" />
        </div>
      </>
    );
  }
  return (
    <>
      <h1>{text('title')}</h1>
      {missing > 0 && <Notice>{text('missing', { count: missing })}</Notice>}
      {products.length > 0 && <ComparisonTable products={products} />}
      <p className={styles.detail}>{text('share')}</p>
    </>
  );
}

/** Up to four products; hooks cannot be called in a loop. */
function useProducts(slugs: readonly string[]) {
  const [first = '', second = '', third = '', fourth = ''] = slugs;
  const results = [
    useGetProductQuery({ slug: first }, { skip: first === '' }),
    useGetProductQuery({ slug: second }, { skip: second === '' }),
    useGetProductQuery({ slug: third }, { skip: third === '' }),
    useGetProductQuery({ slug: fourth }, { skip: fourth === '' }),
  ];
  return results.slice(0, slugs.length);
}

function ComparisonTable({ products }: { products: readonly ProductDetail[] }) {
  const text = useCompareText();
  const { number } = useFormat();
  const rows = listComparedRows(products, text, number);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className={styles.scroller} aria-label={text('scroll')} tabIndex={0}>
      <table className={styles.table}>
        <caption>{text('caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{text('property')}</th>
            {products.map((product) => (
              <th key={product.id} scope="col">
                <ProductHead product={product} products={products} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{text('rows.price')}</th>
            {products.map((product) => (
              <td key={product.id}>
                <ProductPrice product={product} size="sm" />
              </td>
            ))}
          </tr>
          {rows.map(({ id, values }) => (
            <tr key={id}>
              <th scope="row">{text(`rows.${id}`)}</th>
              {values.map((value, index) => (
                <td key={products[index]?.id}>{value ?? '–'}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface ProductHeadProps {
  product: ProductDetail;
  products: readonly ProductDetail[];
}

/** Image, name and the button that removes the product; the address and the choice of this tab follow. */
function ProductHead({ product, products }: ProductHeadProps) {
  const text = useCompareText();
  const link = useRenderLink();
  const navigate = useNavigate();

  function remove() {
    const slugs = products.map(({ slug }) => slug).filter((slug) => slug !== product.slug);
    comparedProducts.write({ slugs: comparedProducts.read().slugs.filter((slug) => slug !== product.slug) });
    navigate(getComparisonAddress(slugs), { replace: true });
  }

  return (
    <div className={styles.product}>
      <ResponsiveImage
        {...getProductImage(product.featured_image, '', IMAGE_SIZES, MAX_IMAGE_WIDTH)}
        fit="cover"
        className={styles.image}
      />
      {link({ href: paths.product(product.slug), children: product.name })}
      <Button variant="quiet" size="sm" aria-label={text('removeFor', { name: product.name })} onClick={remove}>
        {text('removeShort')}
      </Button>
    </div>
  );
}
