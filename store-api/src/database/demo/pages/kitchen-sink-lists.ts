import type { DemoSection } from '../demo-catalogue.types.ts';
import { section, text, widget } from './widgets.ts';

type Say = (el: string, en: string) => string;

/** Accordions: one answer at a time, and several. */
export function listsSection(say: Say): DemoSection {
  const items = [
    {
      id: 'care',
      title: say('Πώς καθαρίζω τους φακούς;', 'How do I clean the lenses?'),
      content: say(
        '<p>Με χλιαρό νερό, μια σταγόνα σαπούνι και πανί μικροϊνών. Ποτέ στεγνούς.</p>',
        '<p>With lukewarm water, a drop of soap and a microfibre cloth. Never dry.</p>',
      ),
      isOpen: true,
    },
    {
      id: 'screws',
      title: say('Κάθε πότε σφίγγουν οι βίδες;', 'How often are the screws tightened?'),
      content: say(
        '<p>Κάθε έξι μήνες, δωρεάν, όσο έχετε τα γυαλιά.</p>',
        '<p>Every six months, free of charge, as long as you own the glasses.</p>',
      ),
      isOpen: false,
    },
    {
      id: 'case',
      title: say('Χρειάζομαι σκληρή θήκη;', 'Do I need a hard case?'),
      content: say('<p>Στην τσάντα, ναι.</p>', '<p>In a bag, yes.</p>'),
      isOpen: false,
    },
  ];
  return section('accordions', [
    text(say('<h2>Ερωτήσεις που ανοίγουν</h2>', '<h2>Questions that open</h2>')),
    widget('accordion', { items, allowMultiple: false }),
    text(say('<h3>Πολλές ανοιχτές μαζί</h3>', '<h3>Several open at once</h3>')),
    widget('accordion', {
      items: items.map((item) => ({ ...item, id: `${item.id}-many`, title: item.title, isOpen: item.id !== 'case' })),
      allowMultiple: true,
    }),
  ]);
}

/** Tabs whose second one is open at first. */
export function tabsSection(say: Say): DemoSection {
  return section(
    'tabs',
    [
      text(say('<h2>Καρτέλες</h2>', '<h2>Tabs</h2>')),
      widget('tabs', {
        activeTab: 'delivery',
        tabs: [
          {
            id: 'warranty',
            title: say('Εγγύηση', 'Guarantee'),
            icon: 'check',
            content: say('<p>Δύο χρόνια για κάθε σκελετό.</p>', '<p>Two years for every frame.</p>'),
          },
          {
            id: 'delivery',
            title: say('Αποστολή', 'Delivery'),
            icon: 'truck',
            content: say('<p>Δωρεάν από 50 €, αλλιώς 5,99 €.</p>', '<p>Free from €50, otherwise €5.99.</p>'),
          },
          {
            id: 'returns',
            title: say('Επιστροφές', 'Returns'),
            icon: '',
            content: say('<p>Μέσα σε 14 ημέρες.</p>', '<p>Within 14 days.</p>'),
          },
        ],
      }),
    ],
    '#f0e9df',
  );
}

/** Bars in the colours that are given in turn, one of its own, one that still and one beyond the whole. */
export function progressSection(say: Say): DemoSection {
  return section('progress', [
    text(say('<h2>Ποσοστά</h2>', '<h2>Shares</h2>')),
    widget('progress-bar', {
      animated: true,
      bars: [
        { id: 'acetate', label: say('Ασετάτ', 'Acetate'), percentage: 48, showPercentage: true },
        { id: 'metal', label: say('Μέταλλο', 'Metal'), percentage: 32.5, showPercentage: true },
        { id: 'titanium', label: say('Τιτάνιο', 'Titanium'), percentage: 14, color: '#5c5248', showPercentage: false },
        { id: 'full', label: say('Ικανοποίηση', 'Satisfaction'), percentage: 130, showPercentage: true },
      ],
    }),
    widget('progress-bar', {
      animated: false,
      bars: [{ id: 'still', label: say('Χωρίς κίνηση', 'Without motion'), percentage: 70, showPercentage: true }],
    }),
  ]);
}
