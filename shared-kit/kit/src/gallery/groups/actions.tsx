import { Button, ButtonLink } from '@fakos/shared-kit/ui/button';
import { Icon } from '@fakos/shared-kit/ui/icon';
import { IconButton } from '@fakos/shared-kit/ui/icon-button';
import { LinkProvider } from '@fakos/shared-kit/ui/link';
import { ShareLinks } from '@fakos/shared-kit/ui/share-links';
import { useState } from 'react';
import styles from '../gallery.module.css';
import { createStates, type Sample, type SampleGroup } from '../sample.ts';
import { sampleTexts } from '../sample-texts.ts';

const variants = ['primary', 'secondary', 'quiet', 'danger', 'link'] as const;
const sizes = ['sm', 'md', 'lg'] as const;
const iconButtonVariants = ['plain', 'filled', 'outline'] as const;

const buttons: Sample = {
  subpath: 'ui/button',
  imports: ['Button', 'ButtonLink'],
  width: 'small',
  states: [
    ...createStates(variants, (variant) => ({
      name: `variant="${variant}"`,
      render: (text) => <Button variant={variant}>{text(sampleTexts.addToCart)}</Button>,
    })),
    ...createStates(variants, (variant) => ({
      name: `variant="${variant}" disabled`,
      render: (text) => (
        <Button variant={variant} disabled>
          {text(sampleTexts.addToCart)}
        </Button>
      ),
    })),
    ...createStates(variants, (variant) => ({
      name: `variant="${variant}" loading`,
      render: (text) => (
        <Button variant={variant} loading>
          {text(sampleTexts.addToCart)}
        </Button>
      ),
    })),
    ...createStates(sizes, (size) => ({
      name: `size="${size}"`,
      render: (text) => <Button size={size}>{text(sampleTexts.addToCart)}</Button>,
    })),
    {
      name: 'iconStart',
      render: (text) => <Button iconStart={<Icon name="bag" size={20} />}>{text(sampleTexts.addToCart)}</Button>,
    },
    {
      name: 'iconEnd',
      render: (text) => (
        <Button variant="secondary" iconEnd={<Icon name="arrow-right" size={20} />}>
          {text(sampleTexts.shop)}
        </Button>
      ),
    },
    { name: 'fullWidth', render: (text) => <Button fullWidth>{text(sampleTexts.save)}</Button> },
    { name: sampleTexts.longText, render: (text) => <Button>{text(sampleTexts.longTitle)}</Button> },
    {
      name: 'ButtonLink',
      render: (text) => <ButtonLink href="/shop">{text(sampleTexts.shop)}</ButtonLink>,
    },
    {
      name: 'ButtonLink variant="link"',
      render: (text) => (
        <ButtonLink href="/shop" variant="link" iconEnd={<Icon name="arrow-right" size={18} />}>
          {text(sampleTexts.shop)}
        </ButtonLink>
      ),
    },
  ],
};

function WishlistToggle({ label }: { label: string }) {
  const [isPressed, setPressed] = useState(true);
  return (
    <IconButton
      variant="filled"
      label={label}
      pressed={isPressed}
      icon={<Icon name={isPressed ? 'heart-filled' : 'heart'} />}
      onClick={() => setPressed(!isPressed)}
    />
  );
}

const iconButtons: Sample = {
  subpath: 'ui/icon-button',
  imports: ['IconButton'],
  width: 'small',
  states: [
    ...createStates(iconButtonVariants, (variant) => ({
      name: `variant="${variant}"`,
      render: (text) => <IconButton variant={variant} label={text(sampleTexts.search)} icon={<Icon name="search" />} />,
    })),
    ...createStates(sizes, (size) => ({
      name: `variant="outline" size="${size}"`,
      render: (text) => (
        <IconButton variant="outline" size={size} label={text(sampleTexts.search)} icon={<Icon name="search" />} />
      ),
    })),
    {
      name: 'pressed',
      render: (text) => <WishlistToggle label={text({ el: 'Αγαπημένο', en: 'Favourite' })} />,
    },
    {
      name: 'badge={3}',
      render: (text) => (
        <IconButton
          label={text({ el: 'Καλάθι, 3 προϊόντα', en: 'Cart, 3 items' })}
          icon={<Icon name="bag" />}
          badge={3}
        />
      ),
    },
    {
      name: 'disabled',
      render: (text) => (
        <IconButton variant="outline" label={text(sampleTexts.search)} icon={<Icon name="search" />} disabled />
      ),
    },
  ],
};

const links: Sample = {
  subpath: 'ui/link',
  imports: ['LinkProvider', 'plainLink', 'useRenderLink'],
  width: 'medium',
  states: [
    {
      name: { el: 'ο σύνδεσμος του shell', en: 'the link of the shell' },
      render: (text) => <ButtonLink href="/shop">{text(sampleTexts.shop)}</ButtonLink>,
    },
    {
      name: '<LinkProvider renderLink={…}>',
      render: (text) => (
        <LinkProvider
          renderLink={({ children, ...link }) => (
            <a {...link} target="_blank" rel="noopener noreferrer">
              {children}
              {'\u00a0↗'}
            </a>
          )}
        >
          <ButtonLink href="/shop">{text(sampleTexts.shop)}</ButtonLink>
        </LinkProvider>
      ),
    },
  ],
};

const shareLinks: Sample = {
  subpath: 'ui/share-links',
  imports: ['ShareLinks'],
  width: 'full',
  states: [
    {
      name: { el: 'δίκτυα και αντιγραφή', en: 'networks and copying' },
      render: (text) => (
        <ShareLinks
          heading={text({ el: 'Μοιραστείτε το', en: 'Share' })}
          path="/blog"
          title={text(sampleTexts.longTitle)}
          styles={{
            share: styles.share ?? '',
            title: styles.shareTitle ?? '',
            list: styles.shareList ?? '',
            link: styles.shareLink ?? '',
          }}
        />
      ),
    },
  ],
};

/** Buttons and links. */
export const actions: SampleGroup = {
  id: 'actions',
  title: { el: 'Ενέργειες', en: 'Actions' },
  samples: [buttons, iconButtons, links, shareLinks],
};
