import { Badge } from '@fakos/shared-kit/ui/badge';
import { Icon, iconNames } from '@fakos/shared-kit/ui/icon';
import { List } from '@fakos/shared-kit/ui/list';
import { Table, type TableColumn } from '@fakos/shared-kit/ui/table';
import styles from '../gallery.module.css';
import { createStates, type GetText, type Sample, type SampleGroup, type SampleText } from '../sample.ts';
import { sampleTexts } from '../sample-texts.ts';

const tones = ['neutral', 'accent', 'highlight', 'sale', 'success', 'warning', 'danger', 'info', 'inverse'] as const;

const badges: Sample = {
  subpath: 'ui/badge',
  imports: ['Badge'],
  width: 'small',
  states: [
    ...createStates(tones, (tone) => ({
      name: `tone="${tone}"`,
      render: (text) => <Badge tone={tone}>{text({ el: 'Νέο', en: 'New' })}</Badge>,
    })),
    { name: sampleTexts.longText, render: (text) => <Badge>{text(sampleTexts.longTitle)}</Badge> },
  ],
};

const icons: Sample = {
  subpath: 'ui/icon',
  imports: ['Icon', 'iconNames'],
  width: 'full',
  states: [
    {
      name: `iconNames (${iconNames.length})`,
      render: () => (
        <List className={styles.icons}>
          {iconNames.map((name) => (
            <li key={name}>
              <Icon name={name} size={24} />
              <code>{name}</code>
            </li>
          ))}
        </List>
      ),
    },
    {
      name: 'size={16} · {22} · {32} · "3rem"',
      render: () => (
        <p className={styles.row}>
          {[16, 22, 32, '3rem'].map((size) => (
            <Icon key={size} name="glasses" size={size} />
          ))}
        </p>
      ),
    },
    {
      name: { el: 'στο χρώμα του κειμένου', en: 'in the colour of the text' },
      render: () => (
        <p className={styles.coloured}>
          <Icon name="glasses" size={32} />
        </p>
      ),
    },
    {
      name: 'shape="M12 3 21 20H3Z"',
      render: () => <Icon name="info" shape="M12 3 21 20H3Z" size={32} />,
    },
  ],
};

interface Order {
  readonly id: string;
  readonly product: SampleText;
  readonly total: SampleText;
}

const orders: readonly Order[] = [
  { id: 'FK-1042', product: sampleTexts.frame, total: sampleTexts.price },
  { id: 'FK-1043', product: sampleTexts.longTitle, total: { el: '1.284,50\u00a0€', en: '€1,284.50' } },
];

const listColumns = (text: GetText): TableColumn<Order>[] => [
  { id: 'id', header: text({ el: 'Παραγγελία', en: 'Order' }), cell: ({ id }) => id, rowHeader: true },
  { id: 'product', header: text({ el: 'Προϊόν', en: 'Product' }), cell: ({ product }) => text(product) },
  { id: 'total', header: text({ el: 'Σύνολο', en: 'Total' }), cell: ({ total }) => text(total), align: 'end' },
];

const caption = { el: 'Οι παραγγελίες σας', en: 'Your orders' };

const tables: Sample = {
  subpath: 'ui/table',
  imports: ['Table'],
  width: 'full',
  states: [
    {
      name: 'rowHeader · align="end"',
      render: (text) => (
        <Table caption={text(caption)} columns={listColumns(text)} rows={orders} rowKey={({ id }) => id} />
      ),
    },
    {
      name: 'hideCaption',
      render: (text) => (
        <Table caption={text(caption)} hideCaption columns={listColumns(text)} rows={orders} rowKey={({ id }) => id} />
      ),
    },
    {
      name: 'rows={[]}',
      render: (text) => <Table caption={text(caption)} columns={listColumns(text)} rows={[]} rowKey={String} />,
    },
  ],
};

/** Badges, icons and tables. */
export const content: SampleGroup = {
  id: 'content',
  title: { el: 'Περιεχόμενο', en: 'Content' },
  samples: [badges, icons, tables],
};
