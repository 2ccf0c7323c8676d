import { Button } from '@fakos/shared-kit/ui/button';
import { EmptyState } from '@fakos/shared-kit/ui/empty-state';
import { ErrorState } from '@fakos/shared-kit/ui/error-state';
import { LiveRegion } from '@fakos/shared-kit/ui/live-region';
import { Notice } from '@fakos/shared-kit/ui/notice';
import { Skeleton, SkeletonCard, SkeletonText } from '@fakos/shared-kit/ui/skeleton';
import { Spinner } from '@fakos/shared-kit/ui/spinner';
import { type ToastApi, useToast } from '@fakos/shared-kit/ui/toast';
import { useState } from 'react';
import styles from '../gallery.module.css';
import { createStates, type GetText, type Sample, type SampleGroup } from '../sample.ts';
import { sampleTexts } from '../sample-texts.ts';

const doNothing = () => undefined;
const failedText = { el: 'Δεν φορτώθηκαν τα προϊόντα', en: 'The products could not be loaded' };
const emptyText = { el: 'Το καλάθι σας είναι άδειο', en: 'Your cart is empty' };
const savedText = { el: 'Οι αλλαγές αποθηκεύτηκαν.', en: 'Your changes are saved.' };

const notices: Sample = {
  subpath: 'ui/notice',
  imports: ['Notice'],
  width: 'medium',
  states: [
    ...createStates(['info', 'success', 'warning', 'danger'] as const, (tone) => ({
      name: `tone="${tone}"`,
      // Without an announcement, because nothing has happened.
      render: (text) => (
        <Notice tone={tone} announce="none">
          {text(sampleTexts.sentence)}
        </Notice>
      ),
    })),
    {
      name: 'title · action · onDismiss',
      render: (text) => (
        <Notice
          title={text(savedText)}
          action={<Button size="sm">{text(sampleTexts.retry)}</Button>}
          onDismiss={doNothing}
          dismissLabel={text(sampleTexts.close)}
        >
          {text(sampleTexts.sentence)}
        </Notice>
      ),
    },
    {
      name: sampleTexts.longText,
      render: (text) => (
        <Notice tone="warning" title={text(sampleTexts.longTitle)}>
          {text(sampleTexts.paragraph)} {text(sampleTexts.longWord)}
        </Notice>
      ),
    },
  ],
};

function ToastButton({ label, show }: { label: string; show: (toast: ToastApi) => void }) {
  const toast = useToast();
  return (
    <Button variant="secondary" onClick={() => show(toast)}>
      {label}
    </Button>
  );
}

const show = { el: 'Εμφάνιση', en: 'Show' };

const toasts: Sample = {
  subpath: 'ui/toast',
  imports: ['useToast', 'showToast', 'dismissToast', 'ToastViewport', 'loadToastItem'],
  width: 'small',
  states: [
    ...createStates(['success', 'error', 'info'] as const, (tone) => ({
      name: `toast.${tone}(…)`,
      render: (text) => (
        <ToastButton
          label={text(show)}
          show={(toast) => toast[tone](text(tone === 'error' ? failedText : savedText))}
        />
      ),
    })),
    {
      name: 'description · action',
      render: (text) => (
        <ToastButton
          label={text(show)}
          show={(toast) =>
            toast.info(text(savedText), {
              description: text(sampleTexts.paragraph),
              action: { label: text(sampleTexts.retry), onClick: doNothing },
            })
          }
        />
      ),
    },
    {
      name: 'duration: 0',
      render: (text) => (
        <ToastButton label={text(show)} show={(toast) => toast.success(text(sampleTexts.longTitle), { duration: 0 })} />
      ),
    },
  ],
};

const spinners: Sample = {
  subpath: 'ui/spinner',
  imports: ['Spinner'],
  width: 'small',
  states: [
    ...createStates(['sm', 'md', 'lg'] as const, (size) => ({
      name: `size="${size}"`,
      render: () => <Spinner size={size} />,
    })),
    {
      name: { el: 'label, στο χρώμα του κειμένου', en: 'label, in the colour of the text' },
      render: (text) => (
        <p className={styles.coloured}>
          <Spinner size="md" label={text({ el: 'Φόρτωση', en: 'Loading' })} />
        </p>
      ),
    },
  ],
};

const skeletons: Sample = {
  subpath: 'ui/skeleton',
  imports: ['Skeleton', 'SkeletonText', 'SkeletonCard'],
  width: 'small',
  states: [
    { name: 'variant="line" width="60%"', render: () => <Skeleton width="60%" /> },
    { name: 'variant="box" ratio="4 / 3"', render: () => <Skeleton variant="box" ratio="4 / 3" /> },
    {
      name: 'variant="circle" width="4rem"',
      render: () => <Skeleton variant="circle" width="4rem" height="4rem" />,
    },
    { name: 'SkeletonText', render: () => <SkeletonText /> },
    { name: 'SkeletonText lines={1}', render: () => <SkeletonText lines={1} /> },
    { name: 'SkeletonCard', render: () => <SkeletonCard /> },
    { name: 'SkeletonCard layout="row"', isFullWidth: true, render: () => <SkeletonCard layout="row" ratio="3 / 2" /> },
  ],
};

const emptyStates: Sample = {
  subpath: 'ui/empty-state',
  imports: ['EmptyState'],
  width: 'medium',
  states: [
    { name: 'title', render: (text) => <EmptyState title={text(emptyText)} headingLevel={3} /> },
    {
      name: 'icon · text · action',
      render: (text) => (
        <EmptyState
          icon="bag"
          title={text(emptyText)}
          text={text(sampleTexts.sentence)}
          action={<Button>{text(sampleTexts.shop)}</Button>}
          headingLevel={3}
        />
      ),
    },
    {
      name: sampleTexts.longText,
      render: (text) => (
        <EmptyState
          icon="search"
          title={text(sampleTexts.longTitle)}
          text={text(sampleTexts.paragraph)}
          headingLevel={3}
        />
      ),
    },
  ],
};

const retryProps = (text: GetText) =>
  ({ title: text(failedText), retryLabel: text(sampleTexts.retry), onRetry: doNothing, headingLevel: 3 }) as const;

const errorStates: Sample = {
  subpath: 'ui/error-state',
  imports: ['ErrorState'],
  width: 'medium',
  states: [
    { name: 'onRetry', render: (text) => <ErrorState {...retryProps(text)} /> },
    { name: 'pending', render: (text) => <ErrorState {...retryProps(text)} pending /> },
    {
      name: 'text · action · reference',
      render: (text) => (
        <ErrorState
          {...retryProps(text)}
          text={text(sampleTexts.paragraph)}
          action={<Button variant="secondary">{text(sampleTexts.shop)}</Button>}
          reference="FK-1042"
        />
      ),
    },
  ],
};

function CountingRegion({ label, getResult }: { label: string; getResult: (count: number) => string }) {
  const [count, setCount] = useState(0);
  return (
    <div className={styles.row}>
      <Button variant="secondary" onClick={() => setCount(count + 1)}>
        {label}
      </Button>
      <LiveRegion visible>{count > 0 && getResult(count)}</LiveRegion>
    </div>
  );
}

const liveRegions: Sample = {
  subpath: 'ui/live-region',
  imports: ['LiveRegion'],
  width: 'medium',
  states: [
    {
      name: 'visible',
      render: (text) => (
        <CountingRegion
          label={text({ el: 'Αλλαγή', en: 'Change' })}
          getResult={(count) => `${count} ${text({ el: 'αποτελέσματα', en: 'results' })}`}
        />
      ),
    },
    {
      name: { el: 'μόνο για αναγνώστες οθόνης', en: 'for screen readers only' },
      render: (text) => <LiveRegion>{text({ el: '12 αποτελέσματα', en: '12 results' })}</LiveRegion>,
    },
  ],
};

/** Messages and loading states. */
export const feedback: SampleGroup = {
  id: 'feedback',
  title: { el: 'Μηνύματα και φόρτωση', en: 'Messages and loading' },
  samples: [notices, toasts, spinners, skeletons, emptyStates, errorStates, liveRegions],
};
