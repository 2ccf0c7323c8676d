import { both, paragraph } from '../texts.ts';
import { createPackages, type PackageRow } from './product-rows.ts';

const rows: readonly PackageRow[] = [
  {
    slug: 'nerolin-all-in-one-360',
    sku: 'NER-7101',
    brand: 'nerolin',
    name: both('Nerolin All-in-One, υγρό φακών 360 ml', 'Nerolin All-in-One solution, 360 ml'),
    short: both('Υγρό πολλαπλής χρήσης για μαλακούς φακούς επαφής.', 'Multi-purpose solution for soft contact lenses.'),
    text: paragraph(
      'Καθαρίζει, ξεπλένει, απολυμαίνει και φυλάσσει τους φακούς με ένα μπουκάλι. Περιέχει υαλουρονικό νάτριο, που κρατά τον φακό υγρό τις πρώτες ώρες της ημέρας. Τρίψτε κάθε φακό για δεκαπέντε δευτερόλεπτα και αφήστε τον μέσα τουλάχιστον έξι ώρες. Μετά το άνοιγμα διαρκεί τρεις μήνες.',
      'Cleans, rinses, disinfects and stores your lenses from one bottle. It contains sodium hyaluronate, which keeps the lens moist through the first hours of the day. Rub each lens for fifteen seconds and leave it in for at least six hours. Good for three months once opened.',
    ),
    look: { kind: 'bottle', color: 'azure', brand: 'Nerolin', background: 'mist' },
    cents: 990,
    saleCents: 790,
    stock: 70,
    rating: 4.6,
    added: '2026-02-14',
  },
  {
    slug: 'nerolin-peroxide-360',
    sku: 'NER-7102',
    brand: 'nerolin',
    name: both('Nerolin Peroxide, υγρό υπεροξειδίου 360 ml', 'Nerolin Peroxide solution, 360 ml'),
    short: both(
      'Υγρό υπεροξειδίου χωρίς συντηρητικά, με ειδική θήκη.',
      'Preservative-free peroxide solution with its own case.',
    ),
    text: paragraph(
      'Το πιο βαθύ καθάρισμα που μπορεί να γίνει στο σπίτι, χωρίς συντηρητικά που ερεθίζουν. Χρησιμοποιείται μόνο με τη θήκη του, όπου ένας δίσκος εξουδετερώνει το υπεροξείδιο μέσα σε έξι ώρες. Δεν μπαίνει ποτέ απευθείας στο μάτι: το χρωματιστό πώμα είναι εκεί για να το θυμίζει.',
      'The deepest clean you can get at home, with no preservatives to irritate. Use it only with its own case, where a disc neutralises the peroxide within six hours. It never goes straight into the eye: the coloured cap is there to remind you.',
    ),
    look: { kind: 'bottle', color: 'rose', brand: 'Nerolin', background: 'bone', lensCase: 'upright' },
    cents: 1450,
    stock: 34,
    rating: 4.7,
    added: '2026-06-26',
  },
  {
    slug: 'nerolin-saline-250',
    sku: 'NER-7103',
    brand: 'nerolin',
    name: both('Nerolin Saline, φυσιολογικός ορός 250 ml', 'Nerolin Saline, 250 ml'),
    short: both('Αποστειρωμένος ορός για ξέπλυμα φακών.', 'Sterile saline for rinsing lenses.'),
    text: paragraph(
      'Για το τελευταίο ξέπλυμα πριν μπει ο φακός, και για ημίσκληρους φακούς που δεν συμπαθούν τα υγρά πολλαπλής χρήσης. Δεν απολυμαίνει, άρα δεν αντικαθιστά το υγρό φύλαξης. Το στόμιο δίνει λεπτή ροή και κλείνει αεροστεγώς.',
      'For the last rinse before the lens goes in, and for rigid lenses that dislike multi-purpose solutions. It does not disinfect, so it does not replace your storing solution. The nozzle gives a fine stream and closes airtight.',
    ),
    look: { kind: 'bottle', color: 'cream', brand: 'Nerolin', background: 'stone' },
    cents: 590,
    stock: 48,
    added: '2026-04-25',
  },
  {
    slug: 'nerolin-drops-10',
    sku: 'NER-7104',
    brand: 'nerolin',
    name: both('Nerolin Drops, λιπαντικές σταγόνες 10 ml', 'Nerolin Drops, lubricating drops 10 ml'),
    short: both(
      'Σταγόνες με υαλουρονικό, κατάλληλες και με φακούς επαφής.',
      'Hyaluronate drops, safe with contact lenses in.',
    ),
    text: paragraph(
      'Δύο σταγόνες όταν τα μάτια στεγνώνουν από την οθόνη, τον κλιματισμό ή το αεροπλάνο. Χωρίς συντηρητικά, χάρη σε βαλβίδα που δεν αφήνει αέρα να γυρίσει στο μπουκαλάκι. Αν τις χρειάζεστε κάθε μέρα για εβδομάδες, μιλήστε με τον οφθαλμίατρό σας.',
      'Two drops when your eyes dry out from the screen, the air conditioning or a flight. Preservative-free, thanks to a valve that lets no air back into the bottle. If you need them daily for weeks, talk to your eye doctor.',
    ),
    look: { kind: 'dropper', color: 'teal', brand: 'Nerolin', background: 'sky' },
    cents: 890,
    stock: 62,
    rating: 4.5,
    added: '2026-10-09',
  },
  {
    slug: 'nerolin-travel-60',
    sku: 'NER-7105',
    brand: 'nerolin',
    name: both('Nerolin Travel, σετ ταξιδιού 60 ml', 'Nerolin Travel kit, 60 ml'),
    short: both('Υγρό φακών και θήκη για τη χειραποσκευή.', 'Lens solution and case for hand luggage.'),
    text: paragraph(
      'Εξήντα χιλιοστόλιτρα, κάτω από το όριο των αεροδρομίων, και μια καινούργια θήκη φακών: αρκετά για δύο εβδομάδες. Μη μεταγγίζετε υγρό από το μεγάλο μπουκάλι σε άλλο δοχείο, γιατί χάνει την αποστείρωσή του. Γι’ αυτό υπάρχει αυτό εδώ.',
      'Sixty millilitres, under the airport limit, and a new lens case: enough for two weeks. Do not decant solution from the big bottle, because it stops being sterile. That is what this one is for.',
    ),
    look: { kind: 'bottle', color: 'forest', brand: 'Nerolin', background: 'sage' },
    cents: 550,
    saleCents: 450,
    stock: 3,
    rating: 4.3,
    added: '2026-05-31',
  },
  {
    slug: 'nerolin-clear-spray-50',
    sku: 'NER-7106',
    brand: 'nerolin',
    name: both('Nerolin Clear, σπρέι γυαλιών 50 ml', 'Nerolin Clear spectacle spray, 50 ml'),
    short: both('Σπρέι καθαρισμού για φακούς γυαλιών με επιστρώσεις.', 'Cleaning spray for coated spectacle lenses.'),
    text: paragraph(
      'Διαλύει δαχτυλιές και αντηλιακό χωρίς οινόπνευμα, άρα δεν πειράζει αντιανακλαστικές επιστρώσεις και βαμμένους σκελετούς. Δύο ψεκασμοί σε κάθε πλευρά και σκούπισμα με μικροΐνα, όχι με το πουκάμισο. Ένα μπουκαλάκι βγάζει περίπου τριακόσια καθαρίσματα.',
      'Lifts fingerprints and sun cream without alcohol, so it is kind to anti-reflective coatings and painted frames. Two puffs a side, then wipe with microfibre, not with your shirt. One bottle is good for about three hundred cleanings.',
    ),
    look: { kind: 'spray', color: 'ink', brand: 'Nerolin', background: 'bone' },
    cents: 650,
    stock: 90,
    rating: 4.8,
    added: '2026-08-22',
  },
];

/** Solutions, drops and sprays. */
export const solutions = createPackages('solutions', 'solution', rows);
