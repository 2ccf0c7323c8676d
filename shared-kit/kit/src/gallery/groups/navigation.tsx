import { Accordion, AccordionItem } from '@fakos/shared-kit/ui/accordion';
import { Breadcrumbs } from '@fakos/shared-kit/ui/breadcrumbs';
import { Icon } from '@fakos/shared-kit/ui/icon';
import { IconButton } from '@fakos/shared-kit/ui/icon-button';
import { plainLink } from '@fakos/shared-kit/ui/link';
import { Menu, type MenuEntry } from '@fakos/shared-kit/ui/menu';
import { Pagination } from '@fakos/shared-kit/ui/pagination';
import { Tabs } from '@fakos/shared-kit/ui/tabs';
import { createStates, type GetText, type Sample, type SampleGroup } from '../sample.ts';
import { sampleTexts } from '../sample-texts.ts';

const home = { el: 'Αρχική', en: 'Home' };
const accountLabel = { el: 'Λογαριασμός', en: 'Account' };

const breadcrumbs: Sample = {
  subpath: 'ui/breadcrumbs',
  imports: ['Breadcrumbs'],
  width: 'medium',
  states: [
    {
      name: { el: 'τρία επίπεδα', en: 'three levels' },
      render: (text) => (
        <Breadcrumbs
          label={text(home)}
          items={[
            { label: text(home), href: '/' },
            { label: text(sampleTexts.shop), href: '/shop' },
            { label: text(sampleTexts.frame) },
          ]}
        />
      ),
    },
    {
      name: sampleTexts.longText,
      render: (text) => (
        <Breadcrumbs
          label={text(sampleTexts.longTitle)}
          items={[{ label: text(home), href: '/' }, { label: text(sampleTexts.longTitle) }]}
        />
      ),
    },
  ],
};

const pages = [
  [1, 2],
  [1, 12],
  [6, 12],
  [12, 12],
  [108, 240],
] as const;

const pagination: Sample = {
  subpath: 'ui/pagination',
  imports: ['Pagination', 'useListTop'],
  width: 'medium',
  states: createStates(pages, ([page, pageCount]) => ({
    name: `page={${page}} pageCount={${pageCount}}`,
    render: (text) => (
      <Pagination
        page={page}
        pageCount={pageCount}
        getHref={() => '#ui-pagination'}
        renderLink={plainLink}
        labels={{
          nav: text({ el: 'Σελίδες', en: 'Pages' }),
          previous: text({ el: 'Προηγούμενη σελίδα', en: 'Previous page' }),
          next: text({ el: 'Επόμενη σελίδα', en: 'Next page' }),
          page: (number) => `${text({ el: 'Σελίδα', en: 'Page' })} ${number}`,
        }}
      />
    ),
  })),
};

const listTabs = (text: GetText) => [
  {
    id: 'description',
    label: text({ el: 'Περιγραφή', en: 'Description' }),
    content: <p>{text(sampleTexts.sentence)}</p>,
  },
  { id: 'test', label: text({ el: 'Έλεγχος όρασης', en: 'Eye test' }), content: <p>{text(sampleTexts.paragraph)}</p> },
];

const tabs: Sample = {
  subpath: 'ui/tabs',
  imports: ['Tabs'],
  width: 'medium',
  states: [
    {
      name: { el: 'δύο καρτέλες', en: 'two tabs' },
      render: (text) => <Tabs label={text(sampleTexts.frame)} tabs={listTabs(text)} />,
    },
    {
      name: 'defaultValue',
      render: (text) => <Tabs label={text(sampleTexts.frame)} defaultValue="test" tabs={listTabs(text)} />,
    },
    {
      name: 'disabled',
      render: (text) => (
        <Tabs
          label={text(sampleTexts.frame)}
          tabs={[
            ...listTabs(text),
            { id: 'none', label: text({ el: 'Κριτικές', en: 'Reviews' }), content: '', disabled: true },
          ]}
        />
      ),
    },
    {
      name: sampleTexts.longText,
      render: (text) => (
        <Tabs
          label={text(sampleTexts.frame)}
          tabs={[
            ...listTabs(text),
            { id: 'long', label: text(sampleTexts.longTitle), content: <p>{text(sampleTexts.paragraph)}</p> },
          ]}
        />
      ),
    },
  ],
};

const listItems = (text: GetText) => (
  <>
    <AccordionItem title={text({ el: 'Πόσο διαρκεί ο έλεγχος;', en: 'How long is the test?' })} defaultOpen>
      <p>{text(sampleTexts.paragraph)}</p>
    </AccordionItem>
    <AccordionItem title={text({ el: 'Αποστολή', en: 'Delivery' })} aside="2" headingLevel={4}>
      <p>{text(sampleTexts.sentence)}</p>
    </AccordionItem>
    <AccordionItem title={text(sampleTexts.longTitle)}>
      <p>{text(sampleTexts.paragraph)}</p>
    </AccordionItem>
  </>
);

const accordion: Sample = {
  subpath: 'ui/accordion',
  imports: ['Accordion', 'AccordionItem'],
  width: 'medium',
  states: [
    { name: 'aside · headingLevel', render: (text) => <Accordion>{listItems(text)}</Accordion> },
    { name: 'single', render: (text) => <Accordion single>{listItems(text)}</Accordion> },
    { name: 'flush', render: (text) => <Accordion flush>{listItems(text)}</Accordion> },
  ],
};

const listEntries = (text: GetText): MenuEntry[] => [
  { id: 'name', kind: 'heading', label: text({ el: 'Μαρία Παππά', en: 'Maria Pappa' }) },
  { id: 'orders', label: text({ el: 'Παραγγελίες', en: 'Orders' }), icon: 'package', href: '/profile' },
  { id: 'hidden', label: text({ el: 'Μη διαθέσιμο', en: 'Unavailable' }), icon: 'eye-off', disabled: true },
  { id: 'language', label: 'Ελληνικά', checked: true },
  { id: 'long', label: text(sampleTexts.longTitle) },
  { id: 'line', kind: 'separator' },
  { id: 'remove', label: text({ el: 'Διαγραφή', en: 'Delete' }), icon: 'trash', tone: 'danger' },
];

const menu: Sample = {
  subpath: 'ui/menu',
  imports: ['Menu'],
  width: 'small',
  states: createStates(['start', 'end'] as const, (align) => ({
    name: `align="${align}"`,
    render: (text) => (
      <Menu
        label={text(accountLabel)}
        align={align}
        entries={listEntries(text)}
        trigger={(props) => (
          <IconButton {...props} variant="outline" label={text(accountLabel)} icon={<Icon name="user" />} />
        )}
      />
    ),
  })),
};

/** Navigation through pages and lists. */
export const navigation: SampleGroup = {
  id: 'navigation',
  title: { el: 'Πλοήγηση', en: 'Navigation' },
  samples: [breadcrumbs, pagination, tabs, accordion, menu],
};
