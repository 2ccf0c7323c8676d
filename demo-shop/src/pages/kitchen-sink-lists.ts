import type { ShopSection } from '../shop-data.ts';
import { section, type Translate, text, widget } from './widgets.ts';

/** Accordions with one open item and with several. */
export function listsSection(translate: Translate): ShopSection {
  const items = [
    {
      id: 'care',
      title: translate('Πώς καθαρίζω τους φακούς;', 'How do I clean the lenses?'),
      content: translate(
        '<p>Με χλιαρό νερό, μια σταγόνα σαπούνι και πανί μικροϊνών. Ποτέ στεγνούς.</p>',
        '<p>With lukewarm water, a drop of soap and a microfibre cloth. Never dry.</p>',
      ),
      isOpen: true,
    },
    {
      id: 'screws',
      title: translate('Κάθε πότε σφίγγουν οι βίδες;', 'How often are the screws tightened?'),
      content: translate(
        '<p>Κάθε έξι μήνες, δωρεάν, όσο έχετε τα γυαλιά.</p>',
        '<p>Every six months, free of charge, as long as you own the glasses.</p>',
      ),
      isOpen: false,
    },
    {
      id: 'case',
      title: translate('Χρειάζομαι σκληρή θήκη;', 'Do I need a hard case?'),
      content: translate('<p>Στην τσάντα, ναι.</p>', '<p>In a bag, yes.</p>'),
      isOpen: false,
    },
  ];
  return section('accordions', [
    text(translate('<h2>Ερωτήσεις που ανοίγουν</h2>', '<h2>Questions that open</h2>')),
    widget('accordion', { items, allowMultiple: false }),
    text(translate('<h3>Πολλές ανοιχτές μαζί</h3>', '<h3>Several open at once</h3>')),
    widget('accordion', {
      items: items.map((item) => ({ ...item, id: `${item.id}-many`, title: item.title, isOpen: item.id !== 'case' })),
      allowMultiple: true,
    }),
  ]);
}

/** Tabs of which the second one is open at first. */
export function tabsSection(translate: Translate): ShopSection {
  return section(
    'tabs',
    [
      text(translate('<h2>Καρτέλες</h2>', '<h2>Tabs</h2>')),
      widget('tabs', {
        activeTab: 'delivery',
        tabs: [
          {
            id: 'warranty',
            title: translate('Εγγύηση', 'Guarantee'),
            icon: 'check',
            content: translate('<p>Δύο χρόνια για κάθε σκελετό.</p>', '<p>Two years for every frame.</p>'),
          },
          {
            id: 'delivery',
            title: translate('Αποστολή', 'Delivery'),
            icon: 'truck',
            content: translate('<p>Δωρεάν από 50 €, αλλιώς 5,99 €.</p>', '<p>Free from €50, otherwise €5.99.</p>'),
          },
          {
            id: 'returns',
            title: translate('Επιστροφές', 'Returns'),
            icon: '',
            content: translate('<p>Μέσα σε 14 ημέρες.</p>', '<p>Within 14 days.</p>'),
          },
        ],
      }),
    ],
    '#f0e9df',
  );
}

/** Progress bars in default and custom colours, without animation, and with a value above 100. */
export function progressSection(translate: Translate): ShopSection {
  return section('progress', [
    text(translate('<h2>Ποσοστά</h2>', '<h2>Shares</h2>')),
    widget('progress-bar', {
      animated: true,
      bars: [
        { id: 'acetate', label: translate('Ασετάτ', 'Acetate'), percentage: 48, showPercentage: true },
        { id: 'metal', label: translate('Μέταλλο', 'Metal'), percentage: 32.5, showPercentage: true },
        {
          id: 'titanium',
          label: translate('Τιτάνιο', 'Titanium'),
          percentage: 14,
          color: '#5c5248',
          showPercentage: false,
        },
        { id: 'full', label: translate('Ικανοποίηση', 'Satisfaction'), percentage: 130, showPercentage: true },
      ],
    }),
    widget('progress-bar', {
      animated: false,
      bars: [{ id: 'still', label: translate('Χωρίς κίνηση', 'Without motion'), percentage: 70, showPercentage: true }],
    }),
  ]);
}
