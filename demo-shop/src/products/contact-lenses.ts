import { both, paragraph } from '../texts.ts';
import { lensMatrices } from './lens-matrices.ts';
import { createPackages, type PackageRow } from './product-rows.ts';

const siliconeHydrogel = both('Υδρογέλη σιλικόνης', 'Silicone hydrogel');

const rows: readonly PackageRow[] = [
  {
    slug: 'dewlin-day-30',
    sku: 'DEW-6101',
    brand: 'dewlin',
    name: both('Dewlin Day, 30 ημερήσιοι φακοί', 'Dewlin Day, 30 daily lenses'),
    short: both('Ημερήσιοι φακοί μίας χρήσης, κουτί των 30.', 'Single-use daily lenses, box of 30.'),
    text: paragraph(
      'Ανοίγετε καινούργιο ζευγάρι το πρωί, το πετάτε το βράδυ: ούτε υγρό, ούτε θήκη, ούτε μέτρημα ημερών. Υδρογέλη σιλικόνης με 54% νερό, καλή για όσους φορούν φακούς λίγες φορές την εβδομάδα ή έχουν αλλεργίες την άνοιξη. Κουτί για ένα μάτι, από −0.50 έως −10.00 και από +0.50 έως +6.00.',
      'Open a fresh pair in the morning, bin it at night: no solution, no case, no counting of days. Silicone hydrogel with 54% water, good for people who wear lenses a few times a week or have allergies in spring. One box does one eye, from −0.50 to −10.00 and +0.50 to +6.00.',
    ),
    look: { kind: 'lens-box', color: 'azure', brand: 'Dewlin', background: 'sky' },
    material: siliconeHydrogel,
    cents: 2490,
    stock: 80,
    rating: 4.7,
    featuredOn: 'mist',
    added: '2026-09-18',
  },
  {
    slug: 'dewlin-day-90',
    sku: 'DEW-6102',
    brand: 'dewlin',
    name: both('Dewlin Day, 90 ημερήσιοι φακοί', 'Dewlin Day, 90 daily lenses'),
    short: both('Ημερήσιοι φακοί, οικονομικό κουτί για τρεις μήνες.', 'Daily lenses in a three-month value box.'),
    text: paragraph(
      'Οι ίδιοι ημερήσιοι φακοί σε κουτί των 90, για όσους φορούν φακούς καθημερινά και δεν θέλουν να παραγγέλνουν κάθε μήνα. Η άκρη του φακού είναι εξαιρετικά λεπτή και το φίλτρο UV συμπληρώνει, χωρίς να αντικαθιστά, τα γυαλιά ηλίου. Ελέγξτε καμπυλότητα και διάμετρο στη συνταγή σας: 8.5 / 14.2.',
      'The same daily lenses in a box of 90, for people who wear lenses every day and would rather not order every month. The edge is very thin, and the UV filter adds to your sunglasses without replacing them. Check base curve and diameter on your prescription: 8.5 / 14.2.',
    ),
    look: { kind: 'lens-box', color: 'teal', brand: 'Dewlin', background: 'mist' },
    material: siliconeHydrogel,
    cents: 6490,
    saleCents: 5790,
    stock: 45,
    rating: 4.8,
    added: '2026-01-30',
  },
  {
    slug: 'dewlin-month-6',
    sku: 'DEW-6103',
    brand: 'dewlin',
    name: both('Dewlin Month, 6 μηνιαίοι φακοί', 'Dewlin Month, 6 monthly lenses'),
    short: both('Μηνιαίοι φακοί υδρογέλης σιλικόνης, κουτί των 6.', 'Monthly silicone hydrogel lenses, box of 6.'),
    text: paragraph(
      'Ένας φακός για τριάντα ημέρες, έξι στο κουτί, άρα μισός χρόνος για κάθε μάτι. Αφήνει πολύ οξυγόνο να περάσει και κρατά την υγρασία του ως το βράδυ, ακόμη και σε γραφείο με κλιματισμό. Θέλει τρίψιμο και φρέσκο υγρό κάθε βράδυ, χωρίς εξαιρέσεις.',
      'One lens for thirty days, six in the box, so half a year for each eye. It lets plenty of oxygen through and holds its moisture until evening, even in an air-conditioned office. It wants rubbing and fresh solution every night, no exceptions.',
    ),
    look: { kind: 'lens-box', color: 'forest', brand: 'Dewlin', background: 'sage' },
    material: siliconeHydrogel,
    cents: 3290,
    stock: 60,
    rating: 4.6,
    added: '2026-05-02',
  },
  {
    slug: 'dewlin-toric-3',
    sku: 'DEW-6104',
    brand: 'dewlin',
    name: both('Dewlin Toric, 3 μηνιαίοι αστιγματικοί φακοί', 'Dewlin Toric, 3 monthly toric lenses'),
    short: both('Μηνιαίοι φακοί για αστιγματισμό, κουτί των 3.', 'Monthly lenses for astigmatism, box of 3.'),
    text: paragraph(
      'Για κύλινδρο από −0.75 έως −2.25, σε άξονες ανά δέκα μοίρες. Ο φακός είναι λίγο βαρύτερος στο κάτω μέρος, ώστε το βλεφάρισμα να τον επαναφέρει στη θέση του και η εικόνα να μη «χορεύει». Την πρώτη φορά περάστε από το κατάστημα για να ελέγξουμε πώς σταθεροποιείται στο μάτι σας.',
      'For a cylinder from −0.75 to −2.25, in axes every ten degrees. The lens is slightly heavier towards the bottom, so that blinking brings it back into place and the picture does not swim. The first time, drop in and let us check how it settles on your eye.',
    ),
    look: { kind: 'lens-box', color: 'plum', brand: 'Dewlin', background: 'stone' },
    material: siliconeHydrogel,
    cents: 3490,
    stock: 28,
    rating: 4.4,
    added: '2026-07-13',
  },
  {
    slug: 'ialos-multifocal-3',
    sku: 'IAL-6201',
    brand: 'ialos',
    name: both('Ialos Multifocal, 3 μηνιαίοι πολυεστιακοί φακοί', 'Ialos Multifocal, 3 monthly multifocal lenses'),
    short: both(
      'Πολυεστιακοί φακοί επαφής για πρεσβυωπία, κουτί των 3.',
      'Multifocal contact lenses for presbyopia, box of 3.',
    ),
    text: paragraph(
      'Μακριά, οθόνη και μενού με έναν φακό: το κέντρο δουλεύει για τα κοντινά, η περιφέρεια για τα μακρινά, και ο εγκέφαλος διαλέγει. Θέλει μία με δύο εβδομάδες για να τον συνηθίσετε. Διατίθεται σε τρεις βαθμούς προσθήκης: Low, Medium και High.',
      'Distance, screen and menu with one lens: the centre works for near, the surround for far, and the brain does the choosing. Allow one to two weeks to get used to it. Comes in three additions: Low, Medium and High.',
    ),
    look: { kind: 'lens-box', color: 'ochre', brand: 'Ialos', background: 'sand' },
    material: siliconeHydrogel,
    cents: 4500,
    saleCents: 3990,
    stock: 22,
    rating: 4.1,
    added: '2026-10-02',
  },
  {
    slug: 'ialos-fortnight-6',
    sku: 'IAL-6202',
    brand: 'ialos',
    name: both('Ialos Fortnight, 6 δεκαπενθήμεροι φακοί', 'Ialos Fortnight, 6 two-weekly lenses'),
    short: both('Φακοί για δεκατέσσερις ημέρες χρήσης, κουτί των 6.', 'Lenses for fourteen days of wear, box of 6.'),
    text: paragraph(
      'Η χρυσή τομή ανάμεσα σε ημερήσιους και μηνιαίους: αλλάζουν πριν προλάβουν να μαζέψουν εναποθέσεις, και κοστίζουν λιγότερο από τους πρώτους. Καλή επιλογή αν στο τέλος του μήνα νιώθετε τους μηνιαίους σας ξηρούς. Με ελαφριά γαλάζια απόχρωση, για να τους βλέπετε στη θήκη.',
      'The middle way between dailies and monthlies: they are changed before deposits can build up, and cost less than the former. A good choice if your monthlies feel dry by the end of the month. With a faint blue tint so that you can find them in the case.',
    ),
    look: { kind: 'lens-box', color: 'graphite', brand: 'Ialos', background: 'mist' },
    material: siliconeHydrogel,
    cents: 2750,
    stock: 37,
    added: '2026-03-30',
  },
  {
    slug: 'ialos-tint-hazel-2',
    sku: 'IAL-6203',
    brand: 'ialos',
    name: both('Ialos Tint Hazel, 2 έγχρωμοι μηνιαίοι φακοί', 'Ialos Tint Hazel, 2 coloured monthly lenses'),
    short: both('Έγχρωμοι μηνιαίοι φακοί σε απόχρωση φουντουκιού.', 'Coloured monthly lenses in a hazel shade.'),
    text: paragraph(
      'Ένα φουντουκί που δουλεύει και σε σκούρα μάτια, γιατί το σχέδιό του μιμείται τις ίνες της ίριδας αντί να τις σκεπάζει. Με ή χωρίς βαθμό. Ακόμη και οι φακοί χωρίς βαθμό είναι ιατροτεχνολογικό προϊόν: χρειάζονται εφαρμογή, και δεν τους δανείζουμε σε φίλους.',
      'A hazel that works on dark eyes too, because its pattern mimics the fibres of the iris instead of covering them. With or without power. Even lenses without power are a medical device: they need a fitting, and are never lent to friends.',
    ),
    look: { kind: 'lens-box', color: 'clay', brand: 'Ialos', background: 'bone' },
    material: both('Υδρογέλη', 'Hydrogel'),
    cents: 2690,
    stock: 0,
    rating: 4.0,
    added: '2026-06-21',
  },
];

/** Contact lenses. */
export const contactLenses = createPackages('contact-lenses', 'contact-lens', rows).map((product) => ({
  ...product,
  lens_matrix: lensMatrices[product.slug],
}));
