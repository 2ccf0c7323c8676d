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
import { Carousel } from './carousel/index.ts';
import { Container } from './container/index.ts';
import { Near } from './deferred/index.ts';
import { ConfirmDialog, Dialog } from './dialog/index.ts';
import { Drawer } from './drawer/index.ts';
import { Embed } from './embed/index.ts';
import { EmptyState } from './empty-state/index.ts';
import { ErrorState } from './error-state/index.ts';
import { CheckboxField, RadioGroup, SelectField, TextArea, TextField } from './field/index.ts';
import { Grid } from './grid/index.ts';
import { Icon, iconNames } from './icon/index.ts';
import { IconButton } from './icon-button/index.ts';
import { ResponsiveImage } from './image/index.ts';
import { Lightbox } from './lightbox/index.ts';
import { LinkProvider, plainLink } from './link/index.ts';
import { List } from './list/index.ts';
import { LiveRegion } from './live-region/index.ts';
import { Menu } from './menu/index.ts';
import { Notice } from './notice/index.ts';
import { Pagination } from './pagination/index.ts';
import { PostCard } from './post-card/index.ts';
import { ProductCard } from './product-card/index.ts';
import { SectionHeading } from './section-heading/index.ts';
import { ShareLinks } from './share-links/index.ts';
import { Skeleton, SkeletonCard, SkeletonText } from './skeleton/index.ts';
import { Spinner } from './spinner/index.ts';
import { Table } from './table/index.ts';
import { Tabs } from './tabs/index.ts';
import { ToastViewport } from './toast/index.ts';
import { VisuallyHidden } from './visually-hidden/index.ts';

const nothing = () => undefined;
const image = { src: '/a.jpg', alt: 'alt text', width: 4, height: 3 };
const options = [{ value: 'a', label: 'first choice' }];
const overlay = { open: true, onOpenChange: nothing, title: 'title' };
const columns = [{ id: 'c', header: 'column', cell: (row: string) => row }];

/** Components by folder, each with a text that its markup must contain; '' for those that render nothing on the server. */
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
  carousel: [
    <Carousel
      key=""
      items={[{ key: 'a', content: 'slide' }]}
      labels={{ previous: 'previous', next: 'next' }}
      styles={{ track: '', slide: '', buttons: '' }}
    />,
    'slide',
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
    <Lightbox key="" count={1} getImage={() => ({ src: '/a.jpg', alt: 'a' })} shown={0} onClose={nothing} />,
    '',
  ],
  link: [
    <LinkProvider key="" renderLink={plainLink}>
      inside
    </LinkProvider>,
    'inside',
  ],
  list: [
    <List key="">
      <li>inside</li>
    </List>,
    'role="list"',
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
      getHref={(page) => `?page=${page}`}
      labels={{ nav: 'pages', previous: 'previous', next: 'next', page: String }}
    />,
    'href="?page=3"',
  ],
  image: [<ResponsiveImage key="" {...image} getSrc={(width) => `/a-${width}.jpg`} priority />, '/a-640.jpg 640w'],
  'post-card': [<PostCard key="" href="/p" title="post" image={image} />, 'href="/p"'],
  'product-card': [
    <ProductCard key="" href="/s" name="frame" price="9 €" image={image} hoverImage={image} />,
    'href="/s"',
  ],
  'section-heading': [<SectionHeading key="" title="title" level={1} />, '<h1'],
  'share-links': [
    <ShareLinks
      key=""
      heading="share"
      path="/blog"
      title="blog"
      styles={{ share: '', title: '', list: '', link: '' }}
    />,
    'Facebook',
  ],
  skeleton: [
    <>
      <Skeleton />
      <SkeletonText />
      <SkeletonCard />
    </>,
    'aria-hidden',
  ],
  spinner: [<Spinner key="" label="loading" />, 'loading'],
  table: [<Table key="" caption="orders" columns={columns} rows={['cell']} rowKey={String} />, 'cell'],
  tabs: [<Tabs key="" label="facts" tabs={[{ id: 'a', label: 'size', content: 'inside' }]} />, 'inside'],
  toast: [<ToastViewport key="" label="messages" closeLabel="close" />, 'aria-live'],
  'visually-hidden': [<VisuallyHidden key="">text</VisuallyHidden>, 'text'],
};

test.each(Object.entries(components))('%s renders on the server', (_name, [element, text]) => {
  const markup = renderToString(element);
  if (text === '') expect(markup).toBe('');
  else expect(markup).toContain(text);
});

test('every component folder is tested', () => {
  const folders = readdirSync(__dirname, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const names = folders.map((entry) => entry.name).filter((name) => name !== 'fonts');
  expect(Object.keys(components).sort()).toEqual(names.sort());
});
