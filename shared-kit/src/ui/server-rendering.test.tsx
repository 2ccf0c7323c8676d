/** @jest-environment node */
import { readdirSync } from 'node:fs';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { configureStore, Provider } from '../state/redux.ts';
import { Accordion, AccordionItem } from './accordion/index.ts';
import { Badge } from './badge/index.ts';
import { Breadcrumbs } from './breadcrumbs/index.ts';
import { Button, ButtonLink } from './button/index.ts';
import { Card } from './card/index.ts';
import { Chip } from './chip/index.ts';
import { Container } from './container/index.ts';
import { Near } from './deferred/index.ts';
import { ConfirmDialog, Dialog } from './dialog/index.ts';
import { Divider } from './divider/index.ts';
import { Drawer } from './drawer/index.ts';
import { Embed } from './embed/index.ts';
import { EmptyState } from './empty-state/index.ts';
import { ErrorState } from './error-state/index.ts';
import { CheckboxField, RadioGroup, SelectField, TextArea, TextField } from './field/index.ts';
import { Grid } from './grid/index.ts';
import { Icon, iconNames } from './icon/index.ts';
import { IconButton } from './icon-button/index.ts';
import { Lightbox } from './lightbox/index.ts';
import { LinkProvider, plainLink } from './link/index.ts';
import { LiveRegion } from './live-region/index.ts';
import { Menu } from './menu/index.ts';
import { Notice } from './notice/index.ts';
import { Pagination } from './pagination/index.ts';
import { Picture } from './picture/index.ts';
import { PostCard } from './post-card/index.ts';
import { Price } from './price/index.ts';
import { ProductCard } from './product-card/index.ts';
import { ProgressSteps } from './progress-steps/index.ts';
import { QuantityStepper } from './quantity-stepper/index.ts';
import { SectionHeading } from './section-heading/index.ts';
import { Skeleton, SkeletonCard, SkeletonText } from './skeleton/index.ts';
import { Spinner } from './spinner/index.ts';
import { Stack } from './stack/index.ts';
import { SummaryList } from './summary-list/index.ts';
import { Table } from './table/index.ts';
import { Tabs } from './tabs/index.ts';
import { ToastViewport } from './toast/index.ts';
import { VisuallyHidden } from './visually-hidden/index.ts';

const nothing = () => undefined;
const image = { src: '/a.jpg', alt: 'alt text', width: 4, height: 3 };
const options = [{ value: 'a', label: 'first choice' }];
const overlay = { open: true, onOpenChange: nothing, title: 'title' };
const columns = [{ id: 'c', header: 'column', cell: (row: string) => row }];

/** Each component by its folder, and a text its markup must hold; `''` for those that stay shut on the server. */
const components: Record<string, [ReactElement, string]> = {
  accordion: [
    <Accordion key="" single>
      <AccordionItem title="title">inside</AccordionItem>
    </Accordion>,
    'inside',
  ],
  badge: [<Badge key="">new</Badge>, 'new'],
  breadcrumbs: [
    <Breadcrumbs key="" label="way" items={[{ label: 'home', href: '/' }, { label: 'here' }]} />,
    'href="/"',
  ],
  button: [
    <>
      <Button loading>send</Button>
      <ButtonLink href="/go">go</ButtonLink>
    </>,
    'href="/go"',
  ],
  card: [<Card key="">inside</Card>, 'inside'],
  chip: [
    <Chip key="" onRemove={nothing}>
      round
    </Chip>,
    'round',
  ],
  container: [<Container key="" as="main" />, '<main'],
  deferred: [
    <Near key="" placeholder="soon">
      inside
    </Near>,
    'soon',
  ],
  dialog: [
    <>
      <Dialog {...overlay} />
      <ConfirmDialog {...overlay} confirmLabel="yes" cancelLabel="no" onConfirm={nothing} />
    </>,
    '',
  ],
  divider: [<Divider key="" />, '<hr'],
  drawer: [
    <Drawer key="" {...overlay} closeLabel="close">
      inside
    </Drawer>,
    '',
  ],
  embed: [
    <Provider key="" store={configureStore({ reducer: () => ({}) })}>
      <Embed kind="map" src="https://www.google.com/maps/embed?pb=1" title="map of the shop" />
    </Provider>,
    'map of the shop',
  ],
  'empty-state': [<EmptyState key="" title="nothing here" icon="bag" />, 'nothing here'],
  'error-state': [<ErrorState key="" title="failed" retryLabel="again" onRetry={nothing} />, 'again'],
  field: [
    <>
      <TextField label="name" />
      <TextArea label="note" />
      <SelectField label="country" options={options} />
      <CheckboxField label="terms" />
      <RadioGroup legend="question" name="q" options={options} />
    </>,
    'first choice',
  ],
  grid: [
    <Grid key="" columns={{ base: 2 }}>
      inside
    </Grid>,
    'inside',
  ],
  icon: [
    <p key="">
      {iconNames.map((name) => (
        <Icon key={name} name={name} />
      ))}
    </p>,
    '<svg',
  ],
  'icon-button': [<IconButton key="" label="search" icon={<Icon name="search" />} />, 'aria-label="search"'],
  lightbox: [
    <Lightbox key="" count={1} pictureAt={() => ({ src: '/a.jpg', alt: 'a' })} shown={0} onClose={nothing} />,
    '',
  ],
  link: [
    <LinkProvider key="" renderLink={plainLink}>
      inside
    </LinkProvider>,
    'inside',
  ],
  'live-region': [<LiveRegion key="">12 results</LiveRegion>, '12 results'],
  menu: [
    <Menu key="" label="account" entries={[]} trigger={(props) => <button type="button" {...props} />} />,
    'aria-haspopup',
  ],
  notice: [
    <Notice key="" tone="danger">
      failed
    </Notice>,
    'failed',
  ],
  pagination: [
    <Pagination
      key=""
      page={2}
      pageCount={3}
      hrefFor={(page) => `?page=${page}`}
      labels={{ nav: 'pages', previous: 'previous', next: 'next', page: String }}
    />,
    'href="?page=3"',
  ],
  picture: [<Picture key="" {...image} srcFor={(width) => `/a-${width}.jpg`} priority />, '/a-640.jpg 640w'],
  'post-card': [<PostCard key="" href="/p" title="post" image={image} />, 'href="/p"'],
  price: [<Price key="" current="9 €" original="10 €" labels={{ current: 'now', original: 'before' }} />, 'before'],
  'product-card': [
    <ProductCard key="" href="/s" name="frame" price="9 €" image={image} hoverImage={image} />,
    'href="/s"',
  ],
  'progress-steps': [
    <ProgressSteps key="" label="steps" steps={[{ id: 'a', label: 'contact' }]} current="a" doneLabel="done" />,
    'aria-current="step"',
  ],
  'quantity-stepper': [
    <QuantityStepper key="" value={7} onValueChange={nothing} labels={{ input: 'n', decrease: '-', increase: '+' }} />,
    'value="7"',
  ],
  'section-heading': [<SectionHeading key="" title="title" level={1} />, '<h1'],
  skeleton: [
    <>
      <Skeleton />
      <SkeletonText />
      <SkeletonCard />
    </>,
    'aria-hidden',
  ],
  spinner: [<Spinner key="" label="loading" />, 'loading'],
  stack: [<Stack key="">inside</Stack>, 'inside'],
  'summary-list': [<SummaryList key="" rows={[{ id: 't', label: 'total', value: '9 €' }]} />, '<dl'],
  table: [<Table key="" caption="orders" columns={columns} rows={['cell']} rowKey={String} />, 'cell'],
  tabs: [<Tabs key="" label="facts" tabs={[{ id: 'a', label: 'size', content: 'inside' }]} />, 'inside'],
  toast: [<ToastViewport key="" label="messages" closeLabel="close" />, 'aria-live'],
  'visually-hidden': [<VisuallyHidden key="">words</VisuallyHidden>, 'words'],
};

test.each(Object.entries(components))('%s renders on the server', (_name, [element, text]) => {
  const markup = renderToString(element);
  if (text === '') expect(markup).toBe('');
  else expect(markup).toContain(text);
});

test('no component folder is missing here', () => {
  const folders = readdirSync(__dirname, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const names = folders.map((entry) => entry.name).filter((name) => name !== 'fonts');
  expect(Object.keys(components).sort()).toEqual(names.sort());
});
