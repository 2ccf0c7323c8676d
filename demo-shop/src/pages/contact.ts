import type { ShopPage } from '../shop-data.ts';
import { both } from '../texts.ts';
import { button, columns, image, inBothLanguages, section, text } from './widgets.ts';

export const contact: ShopPage = {
  slug: 'contact',
  title: both('Ελάτε από κοντά', 'Come and see us'),
  menu_title: both('Επικοινωνία', 'Contact'),
  meta_description: both(
    'Fakos, Σκουφά 41, 106 73 Αθήνα. Τηλέφωνο, e-mail, ωράριο και πώς θα μας βρείτε με μετρό, λεωφορείο ή με τα πόδια.',
    'Fakos, 41 Skoufa Street, 106 73 Athens. Phone, e-mail, opening hours and how to reach us by metro, bus or on foot.',
  ),
  show_in_menu: false,
  menu_order: 7,
  updated_at: '2026-10-01T07:00:00.000Z',
  sections: inBothLanguages((translate) => [
    section('reach', [
      columns(
        'reach',
        [
          text(
            translate(
              `<h2>Το κατάστημα</h2><p>Σκουφά 41<br>106 73 Αθήνα, Κολωνάκι</p><p>Τηλέφωνο: <a href="tel:+302100000000">210 000 0000</a><br>E-mail: <a href="mailto:hello@fakos.example">hello@fakos.example</a></p>
<h2>Ωράριο</h2><p>Δευτέρα, Τετάρτη: 09:30 – 16:00<br>Τρίτη, Πέμπτη, Παρασκευή: 09:30 – 20:30<br>Σάββατο: 10:00 – 16:00<br>Κυριακή κλειστά</p>`,
              `<h2>The shop</h2><p>41 Skoufa Street<br>106 73 Athens, Kolonaki</p><p>Telephone: <a href="tel:+302100000000">+30 210 000 0000</a><br>E-mail: <a href="mailto:hello@fakos.example">hello@fakos.example</a></p>
<h2>Opening hours</h2><p>Monday, Wednesday: 09:30 – 16:00<br>Tuesday, Thursday, Friday: 09:30 – 20:30<br>Saturday: 10:00 – 16:00<br>Closed on Sundays</p>`,
            ),
          ),
          button(translate('Καλέστε μας', 'Call us'), 'tel:+302100000000'),
          button(translate('Γράψτε μας', 'Write to us'), 'mailto:hello@fakos.example', 'outline'),
        ],
        [image('contact-front', translate('Η είσοδος του καταστήματος', 'The entrance to the shop'))],
        { verticalAlign: 'top' },
      ),
    ]),
    section(
      'directions',
      [
        text(
          translate(
            `<h2>Πώς θα έρθετε</h2><p><strong>Με μετρό:</strong> σταθμός Σύνταγμα ή Πανεπιστήμιο, και δέκα λεπτά ανηφόρα που την ξεχνάτε στην πρώτη βιτρίνα.</p><p><strong>Με λεωφορείο:</strong> όλες οι γραμμές που περνούν από την Ακαδημίας σάς αφήνουν τρία τετράγωνα πιο κάτω.</p><p><strong>Με αυτοκίνητο:</strong> καλύτερα όχι. Αν πρέπει, υπάρχουν φυλασσόμενοι χώροι στάθμευσης στους γύρω δρόμους.</p><p>Η είσοδος έχει ένα σκαλοπάτι και φορητή ράμπα. Πείτε μας όταν φτάσετε ή χτυπήστε το κουδούνι χαμηλά δεξιά.</p>`,
            `<h2>How to get here</h2><p><strong>By metro:</strong> Syntagma or Panepistimio station, then ten minutes uphill that you forget at the first shop window.</p><p><strong>By bus:</strong> every line along Akadimias Street stops three blocks below us.</p><p><strong>By car:</strong> better not. If you must, there are car parks in the streets around.</p><p>The entrance has one step and a portable ramp. Let us know when you arrive, or ring the bell low down on the right.</p>`,
          ),
        ),
      ],
      '#f0e9df',
    ),
    section('appointments', [
      text(
        translate(
          '<h2>Χρειάζεται ραντεβού;</h2><p>Για ρύθμιση, επισκευή ή μια βόλτα στα ράφια, όχι. Για έλεγχο όρασης και εφαρμογή φακών επαφής, ναι, ώστε να έχουμε όλο τον χρόνο για εσάς. Πάρτε μας ένα τηλέφωνο ή στείλτε e-mail με δύο ώρες που σας βολεύουν, και απαντάμε την ίδια ημέρα. Φέρτε μαζί τα γυαλιά που φοράτε τώρα, ακόμη κι αν είναι κολλημένα με ταινία.</p>',
          '<h2>Do you need an appointment?</h2><p>For an adjustment, a repair or a stroll along the shelves, no. For an eye exam or a contact lens fitting, yes, so that all our time is yours. Give us a call, or send an e-mail with two times that suit you, and we will answer the same day. Bring the glasses you wear now, even if they are held together with tape.</p>',
        ),
      ),
    ]),
  ]),
};
